import type { Kysely, Migration } from 'kysely';

/** Time of tables, and seats that bots play for their players. */
export const clocks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('game_table').addColumn('time', 'text').execute();
    await schema.alterTable('seat').addColumn('own_kind', 'text').execute();
    await schema.alterTable('seat').addColumn('zone', 'text').execute();
    await schema
      .createTable('clock')
      .addColumn('table_id', 'text', column => column.primaryKey().references('game_table.id'))
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .execute();
  },
};
