import { join } from 'node:path';
import { Kysely, type Migration, PostgresDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { LibsqlDatabase } from '../src/store/driver.ts';
import { StoreError } from '../src/store/errors.ts';
import { migrate } from '../src/store/migrate.ts';
import { MIGRATIONS } from '../src/store/migrations/index.ts';
import type { Place } from '../src/store/opened.ts';
import { postgresPool } from '../src/store/postgres-pool.ts';
import type { Schema } from '../src/store/schema.ts';
import { sqliteDialect } from '../src/store/sqlite-dialect.ts';
import { openStore } from '../src/store/store.ts';
import { atEnd } from './stage.ts';
import { guest } from './store-contract.ts';

/** What bringing a database up to date promises on every database; `fresh` gives an empty one. */
export function migrationsContract(fresh: () => Promise<Place>): void {
  describe('a database', () => {
    it('of a newer version is refused in one line, and nothing in it is lost', async () => {
      const place = await fresh();
      const first = await openStore(place);
      await first.guests.add(guest('a'), 'hash');
      const newer = { name: '9999-later', timestamp: new Date().toISOString() };
      await first.db
        .insertInto('kysely_migration' as never)
        .values(newer as never)
        .execute();
      await first.close();
      for (let tries = 0; tries < 2; tries++) {
        const refused = await openStore(place).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(StoreError);
        expect((refused as Error).message).toMatch(
          /newer Backlot .*it has 9999-later.* nothing was changed; update Backlot/,
        );
        expect((refused as Error).message).not.toContain('\n');
      }
      // The newer program finds all that it left.
      const later = await raw(place);
      await migrate(later, 'here', { ...MIGRATIONS, '9999-later': { up: async () => undefined } });
      expect(await later.selectFrom('guest').select('id').execute()).toEqual([{ id: 'a' }]);
    });

    it('takes migrations of branches that did not know of each other, in any order, each once', async () => {
      const db = await raw(await fresh());
      const done: string[] = [];
      const makes = (table: string): Migration => ({
        async up(on) {
          done.push(table);
          await on.schema.createTable(table).addColumn('id', 'text').execute();
        },
      });
      const ours = { ...MIGRATIONS, '8002-ours': makes('ours') };
      await migrate(db, 'here', ours);
      const both = { ...ours, '8001-theirs': makes('theirs') };
      await migrate(db, 'here', both);
      await migrate(db, 'here', both);
      expect(done).toEqual(['ours', 'theirs']);
      // Who has only one branch is not let near the tables of both.
      await expect(migrate(db, 'here', ours)).rejects.toThrow(/newer Backlot .*8001-theirs/);
    });

    it('that fails to be brought up to date is left as it was', async () => {
      const db = await raw(await fresh());
      await migrate(db, 'here');
      const broken: Migration = {
        async up(on) {
          await on.schema.createTable('half').addColumn('id', 'text').execute();
          throw new Error('on purpose');
        },
      };
      await expect(migrate(db, 'here', { ...MIGRATIONS, '8001-broken': broken })).rejects.toThrow(
        'on purpose',
      );
      await expect(migrate(db, 'here')).resolves.toBeUndefined();
      const tables = (await db.introspection.getTables()).map(({ name }) => name);
      expect(tables).toContain('guest');
      expect(tables).not.toContain('half');
    });
  });
}

/** The database of a place as Kysely alone has it, for what is done before a store is open. */
async function raw({ dataDir, databaseUrl }: Place): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({
    dialect:
      databaseUrl === undefined
        ? sqliteDialect(new LibsqlDatabase(join(dataDir, 'backlot.db')))
        : new PostgresDialect({ pool: postgresPool(databaseUrl, 1, () => undefined, true) }),
  });
  atEnd(() => db.destroy());
  return db;
}
