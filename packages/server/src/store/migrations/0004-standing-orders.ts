import type { Kysely, Migration } from 'kysely';

/** Standing orders of seats. */
export const standingOrders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('standing_orders')
      .addColumn('table_id', 'text', column => column.notNull().references('game_table.id'))
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('standing_orders_key', ['table_id', 'seat'])
      .execute();
  },
};
