import type { Kysely, Migration } from 'kysely';

/** Reports of what was said in chat, whether the operator is done with one, and whose rematch a table is. */
export const reportsRematches: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    // One column a statement: SQLite adds no more at once.
    for (const [name, type] of [
      ['room', 'text'],
      ['line', 'integer'],
      ['closed_at', 'bigint'],
      ['outcome', 'text'],
    ] as const) {
      await schema.alterTable('report').addColumn(name, type).execute();
    }
    await schema.alterTable('game_table').addColumn('rematch_of', 'text').execute();
    await schema.createIndex('report_by_closing').on('report').columns(['closed_at', 'at']).execute();
  },
};
