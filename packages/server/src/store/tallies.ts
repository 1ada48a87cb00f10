import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Statement } from './writer.ts';

/** How often something was tried since its window of time began, and when that ends. */
export type Tally = { readonly count: number; readonly endsAt: number };

/** Tries counted over all processes. */
export class TallyStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Counts one more at `now`; the first of a window says that it ends at `endsAt`. */
  add(key: string, now: number, endsAt: number): Statement {
    const over = sql<boolean>`tally.ends_at <= ${now}`;
    const query = this.#db
      .insertInto('tally')
      .values({ key, ends_at: endsAt, count: 1 })
      .onConflict(conflict =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${over} then 1 else tally.count + 1 end`,
          ends_at: sql`case when ${over} then excluded.ends_at else tally.ends_at end`,
        }),
      )
      .compile();
    return { query };
  }

  async read(key: string): Promise<Tally | undefined> {
    const row = await this.#db
      .selectFrom('tally')
      .select(['count', 'ends_at'])
      .where('key', '=', key)
      .executeTakeFirst();
    return row && { count: row.count, endsAt: row.ends_at };
  }

  /** Takes away what ended before `now`. */
  forget(now: number): Statement {
    return { query: this.#db.deleteFrom('tally').where('ends_at', '<=', now).compile() };
  }
}
