import type { Kysely, Migration } from 'kysely';

/** Makes the tables of the first release. */
export const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('guest')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('session')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('guest_id', 'text', column => column.notNull().references('guest.id'))
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('seen_at', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('game_table')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('variant', 'text', column => column.notNull())
      .addColumn('edition_id', 'text', column => column.notNull())
      .addColumn('edition_hash', 'text', column => column.notNull())
      .addColumn('edition_data', 'text')
      .addColumn('game_version', 'integer', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('maker_id', 'text', column => column.notNull().references('guest.id'))
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('turn', 'integer')
      .addColumn('seed', 'text', column => column.notNull())
      .addColumn('commitment', 'text', column => column.notNull())
      .addColumn('result', 'text')
      .addColumn('fault', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('seat')
      .addColumn('table_id', 'text', column => column.notNull().references('game_table.id'))
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('guest_id', 'text')
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('level', 'text')
      .addColumn('invite', 'text', column => column.unique())
      .addPrimaryKeyConstraint('seat_key', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('game_table_by_status').on('game_table').column('status').execute();
    await schema.createIndex('game_table_by_maker').on('game_table').column('maker_id').execute();
    await schema.createIndex('seat_by_guest').on('seat').column('guest_id').execute();
    for (const table of ['log_row', 'snapshot'] as const) {
      let made = schema
        .createTable(table)
        .addColumn('table_id', 'text', column => column.notNull().references('game_table.id'))
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('body', 'text', column => column.notNull())
        .addPrimaryKeyConstraint(`${table}_key`, ['table_id', 'seq']);
      if (table === 'log_row') made = made.addColumn('at', 'bigint', column => column.notNull());
      await made.execute();
    }
    await schema
      .createTable('idempotency')
      .addColumn('scope', 'text', column => column.notNull())
      .addColumn('key', 'text', column => column.notNull())
      .addColumn('request', 'text', column => column.notNull())
      .addColumn('answer', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('idempotency_key', ['scope', 'key'])
      .execute();
    await schema.createIndex('idempotency_by_time').on('idempotency').column('at').execute();
    await schema
      .createTable('reel')
      .addColumn('table_id', 'text', column => column.primaryKey().references('game_table.id'))
      .addColumn('body', 'text', column => column.notNull())
      .execute();
    await schema
      .createTable('record')
      .addColumn('table_id', 'text', column => column.primaryKey().references('game_table.id'))
      .addColumn('body', 'text', column => column.notNull())
      .execute();
  },
};
