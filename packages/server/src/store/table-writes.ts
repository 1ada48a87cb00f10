import type { CompiledQuery, Kysely } from 'kysely';
import { prepared } from './prepared.ts';
import type { KeyRow, LogRow, OrdersRow, Schema, SeatRow, SnapshotRow, TableRow } from './schema.ts';
import type { Statement } from './writer.ts';

/** What of a table changes with every row of its log. */
export type Progress = Pick<TableRow, 'seq' | 'turn' | 'status' | 'result' | 'updated_at'>;

/** Rows in one statement: few enough for the parameters that either database takes. */
const TAKEN_AT_ONCE = 500;

/** The statements of writes on tables. They touch nothing until a `Writer` stores them. */
export class TableWrites {
  readonly #db: Kysely<Schema>;
  readonly #row: (row: LogRow) => CompiledQuery;
  readonly #snapshot: (row: SnapshotRow) => CompiledQuery;
  readonly #nextSnapshot: (row: SnapshotRow & { readonly old: number }) => CompiledQuery;
  readonly #progress: (row: Progress & { readonly id: string; readonly from: number }) => CompiledQuery;
  readonly #answer: (row: KeyRow) => CompiledQuery;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.#row = prepared(['table_id', 'seq', 'body', 'at', 'key', 'request'], row =>
      db.insertInto('log_row').values(row),
    );
    this.#snapshot = prepared(['table_id', 'seq', 'body'], row => db.insertInto('snapshot').values(row));
    this.#nextSnapshot = prepared(['table_id', 'old', 'seq', 'body'], ({ table_id, old, seq, body }) =>
      db.updateTable('snapshot').set({ seq, body }).where('table_id', '=', table_id).where('seq', '=', old),
    );
    this.#progress = prepared(
      ['id', 'from', 'seq', 'turn', 'status', 'result', 'updated_at'],
      ({ id, from, ...progress }) =>
        db.updateTable('game_table').set(progress).where('id', '=', id).where('seq', '=', from),
    );
    this.#answer = prepared(['scope', 'key', 'request', 'answer', 'at'], row =>
      db.insertInto('idempotency').values(row),
    );
  }

  insert(table: TableRow, seats: readonly SeatRow[]): Statement[] {
    return [
      { query: this.#db.insertInto('game_table').values(table).compile() },
      {
        query: this.#db
          .insertInto('seat')
          .values([...seats])
          .compile(),
      },
    ];
  }

  /**
   * Gives away some of `free` free seats of an open table; a conflict where somebody was first. Of two who take the last
   * two seats at the same moment in two processes, one must find only one left: whoever takes the last begins the game.
   * @param taken the seats as they are to be, all of one table
   */
  take(taken: readonly SeatRow[], free: number): Statement[] {
    const id = taken[0]?.table_id ?? '';
    return [
      this.#whileOpen(id, {}),
      ...taken.map((row, i) => {
        const left = this.#db
          .selectFrom('seat as other')
          .select(({ fn }) => fn.countAll<number>().as('free'))
          .where('other.table_id', '=', id)
          .where('other.kind', '=', 'invite');
        const { table_id: _, seat, ...now } = row;
        const query = this.#db
          .updateTable('seat')
          .set(now)
          .where('table_id', '=', id)
          .where('seat', '=', seat)
          .where('guest_id', 'is', null)
          .where('kind', '=', 'invite')
          .where(left, '=', free - i)
          .compile();
        return { query, changes: 1 };
      }),
    ];
  }

  /** Gives seats of an open table free again; a conflict where one is not as it was `before`, or the game has begun. */
  free(seats: readonly { readonly before: SeatRow; readonly after: SeatRow }[]): Statement[] {
    return [
      this.#whileOpen(seats[0]?.before.table_id ?? '', {}),
      ...seats.map(({ before, after }) => {
        const { table_id, seat, kind, guest_id, kept_for } = before;
        const { table_id: _, seat: __, ...now } = after;
        const query = this.#db
          .updateTable('seat')
          .set(now)
          .where('table_id', '=', table_id)
          .where('seat', '=', seat)
          .where('kind', '=', kind)
          .where('guest_id', guest_id === null ? 'is' : '=', guest_id)
          .where('kept_for', kept_for === null ? 'is' : '=', kept_for)
          .compile();
        return { query, changes: 1 };
      }),
    ];
  }

  /** Takes a table away that has not begun; a conflict where it has, or was taken away before. */
  close(id: string, at: number): Statement {
    return this.#whileOpen(id, { status: 'closed', closes_at: null, updated_at: at });
  }

  /** Lets whoever has its link see an ended game, or only its people again. */
  share(id: string, shared: boolean): Statement {
    const query = this.#db
      .updateTable('game_table')
      .set({ shared: shared ? 1 : 0 })
      .where('id', '=', id)
      .where('status', '=', 'ended')
      .compile();
    return { query, changes: 1 };
  }

  /** Changes a table only while it is open; others who do so wait here until this write is stored. */
  #whileOpen(id: string, change: Partial<TableRow>): Statement {
    const query = this.#db
      .updateTable('game_table')
      .set({ seq: -1, ...change })
      .where('id', '=', id)
      .where('seq', '=', -1)
      .where('status', '=', 'open')
      .compile();
    return { query, changes: 1 };
  }

  /**
   * Appends a row with the state after it; a conflict where the log has grown meanwhile.
   * @param old the snapshot whose place the new one takes; undefined where all are kept
   */
  append(row: LogRow, snapshot: Omit<SnapshotRow, 'table_id'>, old: number | undefined): Statement[] {
    const { table_id } = row;
    const put =
      old === undefined
        ? { query: this.#snapshot({ table_id, ...snapshot }) }
        : { query: this.#nextSnapshot({ table_id, ...snapshot, old }), changes: 1 };
    return [{ query: this.#row(row) }, put];
  }

  /** Puts rows that were played elsewhere at the beginning of a log, with the state after the newest. */
  takeOver(rows: readonly Omit<LogRow, 'key' | 'request'>[], snapshot: SnapshotRow): Statement[] {
    const parts = Array.from({ length: Math.ceil(rows.length / TAKEN_AT_ONCE) }, (_, i) =>
      rows.slice(i * TAKEN_AT_ONCE, (i + 1) * TAKEN_AT_ONCE),
    );
    return [
      ...parts.map(part => ({ query: this.#db.insertInto('log_row').values(part).compile() })),
      { query: this.#db.insertInto('snapshot').values(snapshot).compile() },
    ];
  }

  /** Moves a table from row `from` on. */
  progress(id: string, from: number, progress: Progress): Statement {
    return { query: this.#progress({ id, from, ...progress }), changes: 1 };
  }

  /** Notes that a table is frozen, and why, or that it runs again. */
  fault(id: string, status: string, fault: string | null): Statement {
    return {
      query: this.#db.updateTable('game_table').set({ status, fault }).where('id', '=', id).compile(),
    };
  }

  /** Keeps what came of an ended game, and of its snapshots only the last. */
  finish(id: string, seq: number, record: string): Statement[] {
    return [
      { query: this.#db.insertInto('record').values({ table_id: id, body: record }).compile() },
      { query: this.#db.deleteFrom('snapshot').where('table_id', '=', id).where('seq', '<', seq).compile() },
    ];
  }

  /** Keeps the reel of an ended game; a conflict where there is one. */
  reel(id: string, body: string): Statement {
    return { query: this.#db.insertInto('reel').values({ table_id: id, body }).compile() };
  }

  /** Puts a seat's standing orders in the place of those before; without a body it has none. */
  orders({ table_id, seat, body }: Omit<OrdersRow, 'body'> & { body: string | undefined }): Statement[] {
    const old = this.#db
      .deleteFrom('standing_orders')
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .compile();
    if (body === undefined) return [{ query: old }];
    const row = { table_id, seat, body };
    return [{ query: old }, { query: this.#db.insertInto('standing_orders').values(row).compile() }];
  }

  answer(row: KeyRow): Statement {
    return { query: this.#answer(row) };
  }

  /** Forgets the answers given before `at`. */
  forgetAnswers(at: number): Statement {
    return { query: this.#db.deleteFrom('idempotency').where('at', '<', at).compile() };
  }
}
