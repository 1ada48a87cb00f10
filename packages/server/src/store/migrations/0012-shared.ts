import type { Kysely, Migration } from 'kysely';

/** Whether the players of a private table gave its replay to whoever has the link. */
export const shared: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('game_table')
      .addColumn('shared', 'integer', column => column.notNull().defaultTo(0))
      .execute();
  },
};
