import type { Kysely, Migration } from 'kysely';

/** What asked for a row of a log, so that the same request sent twice is done once. */
export const rowRequests: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['key', 'request'])
      await db.schema.alterTable('log_row').addColumn(column, 'text').execute();
  },
};
