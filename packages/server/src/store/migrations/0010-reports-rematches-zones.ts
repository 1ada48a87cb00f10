import type { Kysely, Migration } from 'kysely';

/** Reports of chat, whether the operator is done with one, whose rematch a table is, and where people live. */
export const reportsRematchesZones: Migration = {
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
    await schema.alterTable('guest').addColumn('zone', 'text').execute();
    await schema.createIndex('report_by_closing').on('report').columns(['closed_at', 'at']).execute();
  },
};
