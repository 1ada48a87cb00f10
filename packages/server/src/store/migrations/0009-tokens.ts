import type { Kysely, Migration } from 'kysely';

/** Keys to the API, and the bots that play by it. */
export const tokens: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('bot_account')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner_id', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('bot_account_by_owner').on('bot_account').column('owner_id').execute();
    await schema
      .createTable('api_token')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('hash', 'text', column => column.notNull().unique())
      .addColumn('owner_id', 'text', column => column.notNull())
      .addColumn('person_id', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await schema.createIndex('api_token_by_owner').on('api_token').column('owner_id').execute();
  },
};
