import { SqliteAdapter, SqliteDialect } from 'kysely';
import type { LibsqlDatabase } from './driver.ts';

/** SQLite takes tables and columns back with everything else of a transaction; Kysely does not rely on it. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/**
 * What every link to our file keeps to: a commit is on the disk before it is acknowledged (FULL syncs the log on every
 * one), and whoever finds another process writing waits for it so many milliseconds.
 */
export function careful(file: LibsqlDatabase, patienceMs: number): void {
  for (const text of [`busy_timeout=${patienceMs}`, 'synchronous=FULL', 'foreign_keys=ON']) file.pragma(text);
}

/** How Kysely speaks to a file of SQLite: also a migration is done whole or not at all. */
export const sqliteDialect = (database: LibsqlDatabase): SqliteDialect => new Dialect({ database });
