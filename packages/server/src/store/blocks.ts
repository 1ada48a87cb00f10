import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Statement } from './writer.ts';

/** Who wants nothing to do with whom. */
export class BlockStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Whether person `a` has blocked person `b`; not the other way round. */
  async isBlocked(a: string, b: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('block')
      .select('at')
      .where('guest_id', '=', a)
      .where('blocked_id', '=', b)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whom a person has blocked, by the names they have now. */
  of(id: string): Promise<{ id: string; name: string }[]> {
    return this.#db
      .selectFrom('block')
      .innerJoin('guest', 'guest.id', 'block.blocked_id')
      .select(['guest.id', 'guest.name'])
      .where('block.guest_id', '=', id)
      .orderBy('block.at')
      .orderBy('guest.id')
      .execute();
  }

  /** Once more changes nothing. */
  add(id: string, blocked: string, at: number): Statement {
    const query = this.#db
      .insertInto('block')
      .values({ guest_id: id, blocked_id: blocked, at })
      .onConflict(conflict => conflict.columns(['guest_id', 'blocked_id']).doNothing())
      .compile();
    return { query };
  }

  drop(id: string, blocked: string): Statement {
    const query = this.#db
      .deleteFrom('block')
      .where('guest_id', '=', id)
      .where('blocked_id', '=', blocked)
      .compile();
    return { query };
  }
}
