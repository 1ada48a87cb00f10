import type { ExpressionBuilder, Kysely } from 'kysely';
import type { BanRow, Schema } from './schema.ts';
import type { Statement } from './writer.ts';

/** A ban as whoever is banned is told of it. */
export type Ban = Pick<BanRow, 'ends_at' | 'reason'>;

/** Whether a ban still stands at `now`. */
export const standsAt =
  (now: number) =>
  ({ or, eb }: ExpressionBuilder<Schema, 'ban'>) =>
    or([eb('ban.ends_at', 'is', null), eb('ban.ends_at', '>', now)]);

/** Whom the operator keeps away. */
export class BanStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** The ban of any of these people that stands at `now` and lasts longest. */
  async standing(ids: readonly string[], now: number): Promise<Ban | undefined> {
    const rows = await this.#db
      .selectFrom('ban')
      .select(['ends_at', 'reason'])
      .where('guest_id', 'in', [...ids])
      .where(standsAt(now))
      .execute();
    return rows.sort((a, b) => (b.ends_at ?? Infinity) - (a.ends_at ?? Infinity))[0];
  }

  /** Another ban of the same person takes the place of the one before. */
  set(row: BanRow): Statement {
    const { at, ends_at, reason } = row;
    const query = this.#db
      .insertInto('ban')
      .values(row)
      .onConflict(conflict => conflict.column('guest_id').doUpdateSet({ at, ends_at, reason }))
      .compile();
    return { query };
  }

  /** A conflict where there is no ban of that person that still stands at `now`. */
  lift(id: string, now: number): Statement {
    const query = this.#db.deleteFrom('ban').where('guest_id', '=', id).where(standsAt(now)).compile();
    return { query, changes: 1 };
  }

  /** Those that stand at `now`, with the names people have now; the oldest first. */
  list(now: number): Promise<(BanRow & { name: string })[]> {
    return this.#db
      .selectFrom('ban')
      .innerJoin('guest', 'guest.id', 'ban.guest_id')
      .selectAll('ban')
      .select('guest.name')
      .where(standsAt(now))
      .orderBy('ban.at')
      .orderBy('ban.guest_id')
      .execute();
  }

  /** Takes away those that were over at `now`. */
  forget(now: number): Statement {
    return { query: this.#db.deleteFrom('ban').where('ends_at', '<=', now).compile() };
  }
}
