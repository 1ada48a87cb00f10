import type { CompiledQuery, Kysely } from 'kysely';
import { prepared } from './prepared.ts';
import type { ClockRow, Schema, SeatRow } from './schema.ts';
import type { Statement } from './writer.ts';

/** The clocks of tables, and what of a seat changes in the course of a game. */
export class ClockStore {
  readonly #db: Kysely<Schema>;
  readonly #put: (row: ClockRow & { readonly from: number }) => CompiledQuery;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.#put = prepared(['table_id', 'from', 'version', 'body'], ({ table_id, from, version, body }) =>
      db
        .updateTable('clock')
        .set({ version, body })
        .where('table_id', '=', table_id)
        .where('version', '=', from),
    );
  }

  find(table: string): Promise<ClockRow | undefined> {
    return this.#db.selectFrom('clock').selectAll().where('table_id', '=', table).executeTakeFirst();
  }

  /** Puts the clocks in the place of version `from`, 0 for none; a conflict where somebody was first. */
  put(table: string, from: number, body: string): Statement {
    if (from === 0) {
      const row = { table_id: table, version: 1, body };
      return { query: this.#db.insertInto('clock').values(row).compile() };
    }
    return { query: this.#put({ table_id: table, from, version: from + 1, body }), changes: 1 };
  }

  /** Who plays a seat from now on, and where. */
  seat({ table_id, seat, ...row }: SeatRow): Statement {
    const { kind, level, own_kind, name, zone } = row;
    const query = this.#db
      .updateTable('seat')
      .set({ kind, level, own_kind, name, zone })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat);
    return { query: query.compile(), changes: 1 };
  }
}
