import type { Kysely, Migration } from 'kysely';

/** By which ways people want to hear that it is their turn, and of which turns they have heard. */
export const notices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('notice_channel')
      .addColumn('guest_id', 'text', column => column.notNull())
      .addColumn('channel', 'text', column => column.notNull())
      .addColumn('address', 'text')
      .addColumn('trouble', 'text')
      .addColumn('trouble_at', 'bigint')
      .addPrimaryKeyConstraint('notice_channel_key', ['guest_id', 'channel'])
      .execute();
    await schema
      .createTable('push_subscription')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('guest_id', 'text', column => column.notNull())
      .addColumn('session_hash', 'text', column => column.notNull())
      .addColumn('endpoint', 'text', column => column.notNull())
      .addColumn('p256dh', 'text', column => column.notNull())
      .addColumn('auth', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('trouble', 'text')
      .addColumn('trouble_at', 'bigint')
      .execute();
    await schema
      .createIndex('push_subscription_by_guest')
      .on('push_subscription')
      .column('guest_id')
      .execute();
    await schema
      .createTable('notice_sent')
      .addColumn('table_id', 'text', column => column.notNull().references('game_table.id'))
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('mark', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('notice_sent_key', ['table_id', 'seat', 'kind'])
      .execute();
  },
};
