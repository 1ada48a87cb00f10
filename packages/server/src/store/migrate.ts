import { type Kysely, Migrator } from 'kysely';
import { StoreError } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';

/**
 * Brings the tables to this version; in one transaction, so that a failure leaves them as they were, and under a lock,
 * so that of several processes one does it and the others wait.
 * @param where the database in words, for the operator
 * @throws StoreError for a database of a newer version
 */
export async function migrate<T>(db: Kysely<T>, where: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (!(error instanceof Error))
    throw new Error('the database could not be brought up to date', { cause: error });
  if (/previously executed migration .* is missing/.test(error.message)) {
    throw new StoreError(
      `the database in ${where} was written by a newer Backlot than this one (which knows ${Object.keys(MIGRATIONS).at(-1)}): update Backlot, or take another database`,
    );
  }
  throw error;
}
