import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { LocalBus } from '../bus/bus.ts';
import { ONE_PROCESS } from '../bus/claims.ts';
import { CommitsApart, commitsHere } from './commits.ts';
import { LibsqlDatabase } from './driver.ts';
import { codeOf, StoreError, storageReason } from './errors.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase, StoreLog } from './opened.ts';
import type { Schema } from './schema.ts';
import { careful, sqliteDialect } from './sqlite-dialect.ts';

/** A command of the operator's may be writing at the same moment, for some milliseconds. */
const PATIENCE_MS = 2000;
/** Pages of the write-ahead log after which it is written into the database. */
const CHECKPOINT = 10_000;

/**
 * Opens the database of a data folder, making folder and tables where they are missing, for this process alone.
 * @param apart whether transactions run in a thread of their own
 * @throws StoreError with one line for the operator: folder in use, not writable, full, damaged, or of a newer version.
 */
export async function openSqlite(dir: string, log: StoreLog, apart = false): Promise<OpenDatabase> {
  const undo: (() => unknown)[] = [];
  try {
    makeFolder(dir);
    const lock = lockFolder(dir);
    undo.push(() => lock.release());
    const path = join(dir, 'backlot.db');
    const file = new LibsqlDatabase(path);
    undo.push(() => file.close());
    careful(file, PATIENCE_MS);
    file.pragma('journal_mode=WAL');
    // A page of the database is written back once for many moves: a checkpoint every 40 MB of log and not every 4.
    file.pragma(`wal_autocheckpoint=${CHECKPOINT}`);
    const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
    await migrate(db, dir);
    const settings = { path, patienceMs: PATIENCE_MS, checkpointPages: CHECKPOINT };
    const commits = apart ? new CommitsApart(settings, log) : commitsHere(file);
    undo.push(() => commits.close());
    // So that the thread is there before anybody waits for it.
    await commits.run([]);
    return {
      db,
      file,
      commits,
      lanes: 1,
      bus: new LocalBus(log),
      claims: ONE_PROCESS,
      async close() {
        await commits.close();
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
