import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { LibsqlDatabase } from './driver.ts';
import { StoreError } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Place } from './opened.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

/** How long a command waits for a server that is just writing, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * The database of a server that may be running, for short work beside it: it is neither made nor brought up to date,
 * and a folder is not taken from its server.
 * @throws StoreError with one line for the operator
 */
export async function openBeside({ dataDir, databaseUrl }: Place): Promise<Kysely<Schema>> {
  const db = databaseUrl === undefined ? sqliteIn(dataDir) : postgresAt(databaseUrl);
  try {
    await checkVersion(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function sqliteIn(dir: string): Kysely<Schema> {
  const path = join(dir, 'backlot.db');
  if (!existsSync(path)) {
    throw new StoreError(`there is no database in ${dir}: set DATA_DIR to the folder of the server`);
  }
  const database = new LibsqlDatabase(path);
  for (const text of [`busy_timeout=${PATIENCE_MS}`, 'synchronous=FULL', 'foreign_keys=ON']) {
    database.pragma(text);
  }
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}

function postgresAt(url: string): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: postgresPool(url, 1, () => undefined) }),
  });
}

async function checkVersion(db: Kysely<Schema>): Promise<void> {
  const wanted = Object.keys(MIGRATIONS).at(-1);
  let newest: string | undefined;
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    newest = rows
      .map(({ name }) => name)
      .sort()
      .at(-1);
  } catch (error) {
    throw new StoreError("the database can't be read: is it Backlot's, and whole?", { cause: error });
  }
  if (newest === wanted) return;
  throw new StoreError(
    `the database is at ${newest ?? 'nothing'} and this command at ${wanted}: take the command of the server's version, or start this version's server once`,
  );
}
