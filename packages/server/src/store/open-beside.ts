import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { LibsqlDatabase } from './driver.ts';
import { StoreError } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Place } from './opened.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { careful, sqliteDialect } from './sqlite-dialect.ts';

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
  careful(database, PATIENCE_MS);
  return new Kysely<Schema>({ dialect: sqliteDialect(database) });
}

function postgresAt(url: string): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: postgresPool(url, 1, () => undefined) }),
  });
}

/** Neither reads nor writes what is of another shape than this program knows. */
async function checkVersion(db: Kysely<Schema>): Promise<void> {
  let done: string[];
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    done = rows.map(({ name }) => name);
  } catch (error) {
    throw new StoreError("the database can't be read: is it Backlot's, and whole?", { cause: error });
  }
  const unknown = done.find(name => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined) {
    throw new StoreError(
      `the database was written by a newer Backlot (it has ${unknown}): take the command of the server's version`,
    );
  }
  const lacking = Object.keys(MIGRATIONS).find(name => !done.includes(name));
  if (lacking === undefined) return;
  throw new StoreError(
    `the database is older than this command (it lacks ${lacking}): start this version's server once`,
  );
}
