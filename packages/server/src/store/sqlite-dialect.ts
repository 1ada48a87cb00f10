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

/** How Kysely speaks to a file of SQLite: also a migration is done whole or not at all. */
export const sqliteDialect = (database: LibsqlDatabase): SqliteDialect => new Dialect({ database });
