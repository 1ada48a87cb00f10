import type { Kysely } from 'kysely';
import type { ReportRow, Schema } from './schema.ts';
import type { Statement } from './writer.ts';

/** A report as the operator reads it. */
export type ToldReport = ReportRow & {
  /** The name of whoever told it, as it is now. */
  readonly by_name: string;
  /** How many reports there are of the same person, this one and closed ones among them. */
  readonly about_count: number;
};

/** What was told to the operator. */
export class ReportStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  add(row: ReportRow): Statement {
    return { query: this.#db.insertInto('report').values(row).compile() };
  }

  /** How many reports a person has sent since `since`. */
  async countSince(id: string, since: number): Promise<number> {
    const row = await this.#db
      .selectFrom('report')
      .select(({ fn }) => fn.countAll<number | string | bigint>().as('count'))
      .where('by_id', '=', id)
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  /** Those that are open, or all, the oldest first. */
  async list(all: boolean, limit: number): Promise<ToldReport[]> {
    let query = this.#db
      .selectFrom('report')
      .innerJoin('guest', 'guest.id', 'report.by_id')
      .selectAll('report')
      .select('guest.name as by_name')
      .select(({ selectFrom }) =>
        selectFrom('report as other')
          .select(({ fn }) => fn.countAll<number | string | bigint>().as('count'))
          .whereRef('other.about_id', '=', 'report.about_id')
          .as('about_count'),
      );
    if (!all) query = query.where('report.closed_at', 'is', null);
    const rows = await query.orderBy('report.at').orderBy('report.id').limit(limit).execute();
    return rows.map(row => ({ ...row, about_count: Number(row.about_count) }));
  }

  /** A conflict where there is no such open report. */
  close(id: string, at: number, outcome: string): Statement {
    const query = this.#db
      .updateTable('report')
      .set({ closed_at: at, outcome })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .compile();
    return { query, changes: 1 };
  }
}
