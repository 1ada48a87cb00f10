import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { LibsqlDatabase } from './driver.ts';
import { codeOf, StoreError, storageReason } from './errors.ts';
import { lockFolder } from './lock.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

export type OpenDatabase = {
  readonly db: Kysely<Schema>;
  /** The file itself, for pragmas. */
  readonly file: LibsqlDatabase;
  close(): Promise<void>;
};

/**
 * Opens the database of a data folder, making folder and tables where they are missing, for this process alone.
 * @throws StoreError with one line for the operator: folder in use, not writable, full, damaged, or of a newer version.
 */
export async function openDatabase(dir: string): Promise<OpenDatabase> {
  const undo: (() => unknown)[] = [];
  try {
    makeFolder(dir);
    const lock = lockFolder(dir);
    undo.push(() => lock.release());
    const file = new LibsqlDatabase(join(dir, 'backlot.db'));
    undo.push(() => file.close());
    // A commit is on the disk before it is acknowledged: FULL syncs the log on every one.
    for (const text of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON']) file.pragma(text);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
    await migrate(db, dir);
    return {
      db,
      file,
      async close() {
        // Only tidiness, so that the one file is whole: what is in the write-ahead log is safe there too.
        try {
          file.pragma('wal_checkpoint(TRUNCATE)');
        } catch {}
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw operatorError(error, dir);
  }
}

/** Makes a folder and its parents. Node's own recursive form never returns where a parent takes no folders (/proc). */
function makeFolder(dir: string): void {
  try {
    mkdirSync(dir);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && statSync(dir).isDirectory()) return;
    if (code !== 'ENOENT' || existsSync(dirname(dir))) throw error;
    makeFolder(dirname(dir));
    mkdirSync(dir);
  }
}

/** Brings the tables to this version; in one transaction, so that a failure leaves them as they were. */
async function migrate(db: Kysely<Schema>, dir: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const known = new Set(Object.keys(MIGRATIONS));
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (!(error instanceof Error))
    throw new Error('the database could not be brought up to date', { cause: error });
  if (/previously executed migration .* is missing/.test(error.message)) {
    throw new StoreError(
      `the database in ${dir} was written by a newer Backlot than this one (which knows ${[...known].at(-1)}): update Backlot, or set DATA_DIR to another folder`,
    );
  }
  throw error;
}

function operatorError(error: unknown, dir: string): unknown {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const text = String((error as Error)?.message ?? error);
  if (['EEXIST', 'ENOTDIR', 'ENOENT'].includes(code)) {
    return new StoreError(`the data folder ${dir} can't be made (${code}): set DATA_DIR to a folder`, {
      cause: error,
    });
  }
  const reason = storageReason(/Unable to open/.test(text) ? { code: 'SQLITE_CANTOPEN' } : error);
  if (reason === undefined) return error;
  return new StoreError(`DATA_DIR is ${dir}, but ${reason} (${code || text})`, {
    cause: error,
  });
}
