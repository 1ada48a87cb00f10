import type { Kysely, Migration } from 'kysely';

/** Makes the table of what is to be done later. */
export const jobs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('job')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('key', 'text', column => column.notNull())
      .addColumn('due_at', 'bigint', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addColumn('claim', 'text')
      .addPrimaryKeyConstraint('job_key', ['kind', 'key'])
      .execute();
    await db.schema.createIndex('job_by_time').on('job').column('due_at').execute();
  },
};
