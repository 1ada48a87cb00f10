import type { Kysely, Migration } from 'kysely';

/** Whom the operator keeps away. */
export const bans: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('ban')
      .addColumn('guest_id', 'text', column => column.primaryKey().references('guest.id'))
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('ends_at', 'bigint')
      .addColumn('reason', 'text', column => column.notNull())
      .execute();
  },
};
