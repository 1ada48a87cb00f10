import type { Kysely } from 'kysely';
import type { RatedGameRow, RatedSeatRow, RatingRow, Schema } from './schema.ts';
import type { Statement } from './writer.ts';

/** Which players are compared: people with people, bots with bots. */
export type Pool = 'people' | 'bots';

/** A rated table that has ended: how it stands, and who sat there when it began. */
export type EndedTable = {
  readonly title: string;
  readonly result: string | null;
  readonly at: number;
  readonly seats: readonly (RatedSeatRow & { readonly stayed: boolean; readonly bot: boolean })[];
};

/** How strong everybody is, by what was played at rated tables. */
export class RatingStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Notes who sits at a table as it begins, where it is rated; for the write that begins it. */
  begin(tableId: string): Statement {
    const seats = this.#db
      .selectFrom('seat')
      .innerJoin('game_table', 'game_table.id', 'seat.table_id')
      .select(['seat.table_id', 'seat.seat', 'seat.guest_id'])
      .where('seat.table_id', '=', tableId)
      .where('seat.guest_id', 'is not', null)
      .where('game_table.rated', '=', 1);
    const query = this.#db
      .insertInto('rated_seat')
      .columns(['table_id', 'seat', 'person_id'])
      .expression(seats.$castTo<RatedSeatRow>());
    return { query: query.compile() };
  }

  /** Undefined where the table is not rated or not over. */
  async ended(tableId: string): Promise<EndedTable | undefined> {
    const table = await this.#db
      .selectFrom('game_table')
      .select(['title', 'result', 'updated_at', 'status'])
      .where('id', '=', tableId)
      .executeTakeFirst();
    if (table?.status !== 'ended') return undefined;
    const rows = await this.#db
      .selectFrom('rated_seat')
      .innerJoin('seat', join =>
        join.onRef('seat.table_id', '=', 'rated_seat.table_id').onRef('seat.seat', '=', 'rated_seat.seat'),
      )
      .leftJoin('bot_account', 'bot_account.id', 'rated_seat.person_id')
      .selectAll('rated_seat')
      .select(['seat.kind', 'seat.guest_id', 'bot_account.id as bot'])
      .where('rated_seat.table_id', '=', tableId)
      .orderBy('rated_seat.seat')
      .execute();
    const gaveUp = await this.#gaveUp(tableId);
    const seats = rows.map(({ kind, guest_id, bot, ...seat }) => ({
      ...seat,
      stayed: kind === 'person' && guest_id === seat.person_id && !gaveUp.has(seat.seat),
      bot: bot !== null,
    }));
    return seats.length === 0
      ? undefined
      : { title: table.title, result: table.result, at: table.updated_at, seats };
  }

  /** The seats whose rows in the log say that they gave the game up; texts of moves have their quotes escaped. */
  async #gaveUp(tableId: string): Promise<ReadonlySet<number>> {
    const rows = await this.#db
      .selectFrom('log_row')
      .select('body')
      .where('table_id', '=', tableId)
      .where('body', 'like', '%"kind":"concede"%')
      .execute();
    return new Set(rows.map(({ body }) => (JSON.parse(body) as { seat: number }).seat));
  }

  /** Whether what came of a table was counted already. */
  async isRated(tableId: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('rated_game')
      .select('table_id')
      .where('table_id', '=', tableId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  of(people: readonly string[], title: string, pool: Pool): Promise<RatingRow[]> {
    return this.#db
      .selectFrom('rating')
      .selectAll()
      .where('person_id', 'in', people)
      .where('title', '=', title)
      .where('pool', '=', pool)
      .execute();
  }

  /** Counts a game for one person; a conflict where it is counted already or another game was first. */
  count(game: RatedGameRow, before: RatingRow | undefined, after: RatingRow): Statement[] {
    const { person_id, title, pool, ...values } = after;
    const noted = { query: this.#db.insertInto('rated_game').values(game).compile() };
    if (before === undefined)
      return [noted, { query: this.#db.insertInto('rating').values(after).compile() }];
    const query = this.#db
      .updateTable('rating')
      .set(values)
      .where('person_id', '=', person_id)
      .where('title', '=', title)
      .where('pool', '=', pool)
      .where('games', '=', before.games);
    return [noted, { query: query.compile(), changes: 1 }];
  }

  /** One page of a title's list, the strongest first, and how many there are. Those who left have no place in it. */
  async page(title: string, pool: Pool, from: number, count: number) {
    const listed = this.#db
      .selectFrom('rating')
      .innerJoin('guest', 'guest.id', 'rating.person_id')
      .where('rating.title', '=', title)
      .where('rating.pool', '=', pool);
    const { total } = await listed
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await listed
      .select(['guest.id', 'guest.name', 'rating.points', 'rating.games'])
      .orderBy('rating.points', 'desc')
      .orderBy('rating.person_id')
      .offset(from)
      .limit(count)
      .execute();
    return { total: Number(total), rows };
  }

  /** A person as others may know it. */
  async person(id: string): Promise<{ id: string; name: string; bot: boolean } | undefined> {
    const row = await this.#db
      .selectFrom('guest')
      .leftJoin('bot_account', 'bot_account.id', 'guest.id')
      .select(['guest.id', 'guest.name', 'bot_account.id as bot'])
      .where('guest.id', '=', id)
      .executeTakeFirst();
    return row && { id: row.id, name: row.name, bot: row.bot !== null };
  }

  ratings(personId: string): Promise<RatingRow[]> {
    return this.#db
      .selectFrom('rating')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('title')
      .orderBy('pool')
      .execute();
  }

  /** The last rated games of a person, newest first. */
  games(personId: string, count: number): Promise<RatedGameRow[]> {
    return this.#db
      .selectFrom('rated_game')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('at', 'desc')
      .orderBy('table_id')
      .limit(count)
      .execute();
  }

  /** The others of these tables, by the names they have now. */
  company(
    tables: readonly string[],
  ): Promise<{ table_id: string; id: string; name: string; place: number }[]> {
    if (tables.length === 0) return Promise.resolve([]);
    return this.#db
      .selectFrom('rated_game')
      .innerJoin('guest', 'guest.id', 'rated_game.person_id')
      .select(['rated_game.table_id', 'guest.id', 'guest.name', 'rated_game.place'])
      .where('rated_game.table_id', 'in', tables)
      .orderBy('rated_game.place')
      .orderBy('guest.id')
      .execute();
  }
}
