import type { CompiledQuery, Kysely } from 'kysely';
import { prepared } from './prepared.ts';
import type { KeyRow, LogRow, OrdersRow, Schema, SeatRow, SnapshotRow, TableRow } from './schema.ts';

export type StoredTable = { readonly table: TableRow; readonly seats: readonly SeatRow[] };
export type StoredLog = { readonly rows: readonly LogRow[]; readonly snapshots: readonly SnapshotRow[] };

/** How many tables a list shows at most. */
const LISTED = 100;

/** Reads tables, their logs and what came of them. Writes are statements of `table-writes.ts`. */
export class TableStore {
  readonly #db: Kysely<Schema>;
  readonly #table: (values: { id: string }) => CompiledQuery<TableRow>;
  readonly #seatsOf: (values: { id: string }) => CompiledQuery<SeatRow>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.#table = prepared(['id'], ({ id }) => db.selectFrom('game_table').selectAll().where('id', '=', id));
    this.#seatsOf = prepared(['id'], ({ id }) =>
      db.selectFrom('seat').selectAll().where('table_id', '=', id).orderBy('seat'),
    );
  }

  async find(id: string): Promise<StoredTable | undefined> {
    const [table] = (await this.#db.executeQuery(this.#table({ id }))).rows;
    return table && { table, seats: (await this.#db.executeQuery(this.#seatsOf({ id }))).rows };
  }

  /** Who made a table. */
  async maker(id: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('game_table')
      .select('maker_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.maker_id;
  }

  /** The tables a person made, sits at or has a seat kept at, newest first; none that was closed. */
  async of(personId: string): Promise<StoredTable[]> {
    // A union, since PostgreSQL would read every table for an "or" with a subquery.
    const mine = this.#db
      .selectFrom('seat')
      .select('table_id as id')
      .where('guest_id', '=', personId)
      .union(this.#db.selectFrom('seat').select('table_id as id').where('kept_for', '=', personId))
      .union(this.#db.selectFrom('game_table').select('id').where('maker_id', '=', personId));
    const tables = await this.#db
      .selectFrom('game_table')
      .selectAll()
      .where('id', 'in', mine)
      .where('status', '!=', 'closed')
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(LISTED)
      .execute();
    return this.withSeats(tables);
  }

  async withSeats(tables: readonly TableRow[]): Promise<StoredTable[]> {
    const seats = new Map<string, SeatRow[]>();
    for (const seat of await this.#seats(tables.map(table => table.id))) {
      const known = seats.get(seat.table_id);
      if (known) known.push(seat);
      else seats.set(seat.table_id, [seat]);
    }
    return tables.map(table => ({ table, seats: seats.get(table.id) ?? [] }));
  }

  /** The rows after row `after`, -1 for all, and the snapshots that are kept. */
  async log(id: string, after = -1): Promise<StoredLog> {
    // Snapshots first, and no row that is newer: another process may append between the two.
    const snapshots = await this.#db
      .selectFrom('snapshot')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('seq')
      .execute();
    const rows = await this.#db
      .selectFrom('log_row')
      .selectAll()
      .where('table_id', '=', id)
      .where('seq', '>', after)
      .where('seq', '<=', snapshots.at(-1)?.seq ?? -1)
      .orderBy('seq')
      .execute();
    return { rows, snapshots };
  }

  /** The standing orders of a table's seats. */
  orders(id: string): Promise<OrdersRow[]> {
    return this.#db
      .selectFrom('standing_orders')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('seat')
      .execute();
  }

  /** What asked for a row: undefined where there is no such row, nulls where no request with a key did. */
  async asked(id: string, seq: number): Promise<Pick<LogRow, 'body' | 'key' | 'request'> | undefined> {
    return this.#db
      .selectFrom('log_row')
      .select(['body', 'key', 'request'])
      .where('table_id', '=', id)
      .where('seq', '=', seq)
      .executeTakeFirst();
  }

  async answered(scope: string, key: string): Promise<Pick<KeyRow, 'request' | 'answer'> | undefined> {
    return this.#db
      .selectFrom('idempotency')
      .select(['request', 'answer'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirst();
  }

  async record(id: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('record')
      .select('body')
      .where('table_id', '=', id)
      .executeTakeFirst();
    return row?.body;
  }

  async reel(id: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('reel')
      .select('body')
      .where('table_id', '=', id)
      .executeTakeFirst();
    return row?.body;
  }

  /** Those of these ended tables whose replay a person may see. */
  async shownTo(personId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const mine = this.#db.selectFrom('seat').select('table_id').where('guest_id', '=', personId);
    const rows = await this.#db
      .selectFrom('game_table')
      .select('id')
      .where('id', 'in', [...ids])
      .where(({ eb, or }) =>
        or([
          eb('visibility', '!=', 'private'),
          eb('shared', '=', 1),
          eb('maker_id', '=', personId),
          eb('id', 'in', mine),
        ]),
      )
      .execute();
    return new Set(rows.map(row => row.id));
  }

  /** Running tables where a bot is to move since before `at`: those that nobody else sets going again. */
  async waitingForBots(at: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('game_table')
      .innerJoin('seat', join =>
        join.onRef('seat.table_id', '=', 'game_table.id').onRef('seat.seat', '=', 'game_table.turn'),
      )
      .select('game_table.id')
      .where('game_table.status', '=', 'playing')
      .where('seat.kind', '=', 'bot')
      .where('game_table.updated_at', '<=', at)
      .orderBy('game_table.updated_at', 'desc')
      .execute();
    return rows.map(row => row.id);
  }

  #seats(tables: readonly string[]): Promise<SeatRow[]> {
    if (tables.length === 0) return Promise.resolve([]);
    return this.#db
      .selectFrom('seat')
      .selectAll()
      .where('table_id', 'in', tables)
      .orderBy('table_id')
      .orderBy('seat')
      .execute();
  }
}
