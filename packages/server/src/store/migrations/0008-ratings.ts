import { type Kysely, type Migration, sql } from 'kysely';

/** Tables that count, who sits there, and what came of it. */
export const ratings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .alterTable('game_table')
      .addColumn('rated', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('rated_seat')
      .addColumn('table_id', 'text', column => column.notNull().references('game_table.id'))
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('person_id', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('rated_seat_key', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('rated_seat_by_person').on('rated_seat').column('person_id').execute();
    await schema
      .createTable('rating')
      .addColumn('person_id', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('pool', 'text', column => column.notNull())
      .addColumn('mu', sql`double precision`, column => column.notNull())
      .addColumn('sigma', sql`double precision`, column => column.notNull())
      .addColumn('points', 'integer', column => column.notNull())
      .addColumn('games', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('rating_key', ['person_id', 'title', 'pool'])
      .execute();
    await schema.createIndex('rating_by_points').on('rating').columns(['title', 'pool', 'points']).execute();
    await schema
      .createTable('rated_game')
      .addColumn('table_id', 'text', column => column.notNull().references('game_table.id'))
      .addColumn('person_id', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('pool', 'text', column => column.notNull())
      .addColumn('place', 'integer', column => column.notNull())
      .addColumn('left_early', 'integer', column => column.notNull())
      .addColumn('points', 'integer', column => column.notNull())
      .addColumn('change', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('rated_game_key', ['table_id', 'person_id'])
      .execute();
    await schema.createIndex('rated_game_by_person').on('rated_game').columns(['person_id', 'at']).execute();
  },
};
