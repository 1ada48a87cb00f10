import type { Kysely, Migration } from 'kysely';

/** Who may see a table, the lobby, seats kept for somebody, chat, and how many watch. */
export const social: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    // Until now whoever had a table's link could watch it, and links were sent around.
    await schema
      .alterTable('game_table')
      .addColumn('visibility', 'text', column => column.notNull().defaultTo('unlisted'))
      .execute();
    await schema
      .alterTable('game_table')
      .addColumn('pace', 'text', column => column.notNull().defaultTo('untimed'))
      .execute();
    await schema.alterTable('game_table').addColumn('closes_at', 'bigint').execute();
    await schema.alterTable('seat').addColumn('kept_for', 'text').execute();
    await schema.alterTable('seat').addColumn('entry', 'text').execute();
    await schema
      .createIndex('game_table_in_lobby')
      .on('game_table')
      .columns(['visibility', 'status', 'created_at', 'id'])
      .execute();
    await schema.createIndex('seat_kept').on('seat').column('kept_for').execute();
    await schema
      .createTable('chat')
      .addColumn('table_id', 'text', column => column.notNull().references('game_table.id'))
      .addColumn('room', 'text', column => column.notNull())
      .addColumn('n', 'integer', column => column.notNull())
      .addColumn('guest_id', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('key', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['table_id', 'room', 'n'])
      .addUniqueConstraint('chat_said_once', ['guest_id', 'table_id', 'key'])
      .execute();
    await schema.createIndex('chat_by_speaker').on('chat').columns(['guest_id', 'at']).execute();
    await schema
      .createTable('hearing')
      .addColumn('guest_id', 'text', column => column.notNull())
      .addColumn('other_id', 'text', column => column.notNull())
      .addColumn('hear', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('hearing_key', ['guest_id', 'other_id'])
      .execute();
    await schema
      .createTable('watching')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('server', 'text', column => column.notNull())
      .addColumn('watchers', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('watching_key', ['table_id', 'server'])
      .execute();
  },
};
