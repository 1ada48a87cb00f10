import type { Kysely, Migration } from 'kysely';

/** Accounts beside guests: mail address, recovery code, passkeys, devices of sessions, blocks and reports. */
export const people: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    // One column a statement: SQLite adds no more at once.
    for (const [name, type] of [
      ['mail', 'text'],
      ['mark', 'integer'],
      ['recovery_hash', 'text'],
      ['recovery_at', 'bigint'],
      ['updated_at', 'bigint'],
    ] as const) {
      await schema.alterTable('guest').addColumn(name, type).execute();
    }
    for (const name of ['mail_verified', 'is_account'] as const) {
      await schema
        .alterTable('guest')
        .addColumn(name, 'integer', column => column.notNull().defaultTo(0))
        .execute();
    }
    await schema.createIndex('guest_by_mail').on('guest').column('mail').unique().execute();
    await schema.createIndex('guest_by_recovery').on('guest').column('recovery_hash').unique().execute();
    await schema
      .alterTable('session')
      .addColumn('device', 'text', column => column.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('session_by_guest').on('session').column('guest_id').execute();
    await schema
      .createTable('passkey')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('guest_id', 'text', column => column.notNull().references('guest.id'))
      .addColumn('name', 'text')
      .addColumn('credential_id', 'text', column => column.notNull().unique())
      .addColumn('public_key', 'text', column => column.notNull())
      .addColumn('counter', 'bigint', column => column.notNull())
      .addColumn('device_type', 'text', column => column.notNull())
      .addColumn('backed_up', 'integer', column => column.notNull())
      .addColumn('transports', 'text')
      .addColumn('aaguid', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('passkey_by_guest').on('passkey').column('guest_id').execute();
    await schema
      .createTable('verification')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('identifier', 'text', column => column.notNull())
      .addColumn('value', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('verification_by_identifier').on('verification').column('identifier').execute();
    await schema.createIndex('verification_by_expiry').on('verification').column('expires_at').execute();
    await schema
      .createTable('house_secret')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('value', 'text', column => column.notNull())
      .execute();
    await schema
      .createTable('block')
      .addColumn('guest_id', 'text', column => column.notNull().references('guest.id'))
      .addColumn('blocked_id', 'text', column => column.notNull().references('guest.id'))
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('block_key', ['guest_id', 'blocked_id'])
      .execute();
    await schema.createIndex('block_by_blocked').on('block').column('blocked_id').execute();
    await schema
      .createTable('report')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('by_id', 'text', column => column.notNull().references('guest.id'))
      .addColumn('about_id', 'text', column => column.notNull().references('guest.id'))
      .addColumn('about_name', 'text', column => column.notNull())
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('message', 'text')
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('report_by_person').on('report').columns(['by_id', 'at']).execute();
    await schema.createIndex('report_by_about').on('report').column('about_id').execute();
  },
};
