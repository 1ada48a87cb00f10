import type { Kysely, Migration } from 'kysely';

/** How often something was tried within a window of time, over all processes. */
export const tallies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('tally')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .addColumn('count', 'integer', column => column.notNull())
      .execute();
    await schema.createIndex('tally_by_end').on('tally').column('ends_at').execute();
  },
};
