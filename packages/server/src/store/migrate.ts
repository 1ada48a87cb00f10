import { type Kysely, type Migration, Migrator } from 'kysely';
import { StoreError } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';

/**
 * Brings the tables to this version; in one transaction, so that a failure leaves them as they were, and under a lock,
 * so that of several processes one does it and the others wait. A migration whose number is lower than that of one
 * already done is done all the same: both came from branches that did not know of each other.
 * @param where the database in words, for the operator
 * @throws StoreError for a database that has a migration this program doesn't know; nothing in it is changed
 */
export async function migrate<T>(
  db: Kysely<T>,
  where: string,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (!(error instanceof Error))
    throw new Error('the database could not be brought up to date', { cause: error });
  const unknown = /previously executed migration (.*) is missing/.exec(error.message)?.[1];
  if (unknown !== undefined) {
    throw new StoreError(
      `the database in ${where} was written by a newer Backlot than this one (it has ${unknown}, this one knows ${Object.keys(migrations).sort().at(-1)}): nothing was changed; update Backlot, or take another database`,
    );
  }
  throw error;
}
