import type { Kysely } from 'kysely';
import type { ChatRow, Schema } from './schema.ts';
import type { Statement } from './writer.ts';

export type Page = { readonly after?: number | undefined; readonly before?: number | undefined };

/** What was said at tables, and who wants to hear whom. */
export class ChatStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Lines of a room, the newest first. */
  lines(table: string, room: string, { after, before }: Page, limit: number): Promise<ChatRow[]> {
    let query = this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('room', '=', room);
    if (after !== undefined) query = query.where('n', '>', after);
    if (before !== undefined) query = query.where('n', '<', before);
    return query.orderBy('n', 'desc').limit(limit).execute();
  }

  line(table: string, room: string, n: number): Promise<ChatRow | undefined> {
    return this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('room', '=', room)
      .where('n', '=', n)
      .executeTakeFirst();
  }

  /** What a person said at a table under a key. */
  said(person: string, table: string, key: string): Promise<ChatRow | undefined> {
    return this.#db
      .selectFrom('chat')
      .selectAll()
      .where('guest_id', '=', person)
      .where('table_id', '=', table)
      .where('key', '=', key)
      .executeTakeFirst();
  }

  /** The number of the newest line of a room, 0 where there is none. */
  async newest(table: string, room: string): Promise<number> {
    return (await this.lines(table, room, {}, 1))[0]?.n ?? 0;
  }

  /** The number of the first line of each who spoke in a room. */
  async voices(table: string, room: string): Promise<Map<string, number>> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(({ fn }) => ['guest_id', fn.min('n').as('n')])
      .where('table_id', '=', table)
      .where('room', '=', room)
      .groupBy('guest_id')
      .execute();
    return new Map(rows.map(row => [row.guest_id, row.n]));
  }

  /** When a person spoke since `since`, at any table. */
  async times(person: string, since: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select('at')
      .where('guest_id', '=', person)
      .where('at', '>', since)
      .execute();
    return rows.map(row => Number(row.at));
  }

  add(row: ChatRow): Statement {
    return { query: this.#db.insertInto('chat').values(row).compile() };
  }

  /** Those of `others` of whom a person has said whether it wants to hear them. */
  async wishes(person: string, others: readonly string[]): Promise<Map<string, boolean>> {
    if (others.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('hearing')
      .select(['other_id', 'hear'])
      .where('guest_id', '=', person)
      .where('other_id', 'in', [...others])
      .execute();
    return new Map(rows.map(row => [row.other_id, row.hear === 1]));
  }

  wish(guest_id: string, other_id: string, wanted: boolean): Statement {
    const hear = wanted ? 1 : 0;
    const query = this.#db
      .insertInto('hearing')
      .values({ guest_id, other_id, hear })
      .onConflict(conflict => conflict.columns(['guest_id', 'other_id']).doUpdateSet({ hear }))
      .compile();
    return { query };
  }

  /** Those of `others` with whom a person has sat at a game that began, at another table than `table`. */
  async playedWith(person: string, others: readonly string[], table: string): Promise<Set<string>> {
    if (others.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('seat as mine')
      .innerJoin('seat as theirs', 'theirs.table_id', 'mine.table_id')
      .innerJoin('game_table', 'game_table.id', 'mine.table_id')
      .select('theirs.guest_id')
      .distinct()
      .where('mine.guest_id', '=', person)
      .where('theirs.guest_id', 'in', [...others])
      .where('game_table.seq', '>=', 0)
      .where('game_table.id', '!=', table)
      .execute();
    return new Set(rows.flatMap(row => (row.guest_id === null ? [] : [row.guest_id])));
  }
}
