import { Kysely, PostgresDialect, sql } from 'kysely';
import { PostgresBus } from '../bus/postgres-bus.ts';
import { PostgresClaims } from '../bus/postgres-claims.ts';
import { PostgresLink } from '../bus/postgres-link.ts';
import { withoutPassword } from './database-url.ts';
import { codeOf, StoreError, storageReason, Unreachable } from './errors.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase, StoreLog } from './opened.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

/** Transactions at once: while one waits for the database's disk, others go on. */
const LANES = 4;

/**
 * Opens a PostgreSQL database, making the tables where they are missing. Any number of processes may have it open.
 * @throws StoreError with one line for the operator: not reached, refused, not writable, not UTF-8, or of a newer version
 */
export async function openPostgres(url: string, connections: number, log: StoreLog): Promise<OpenDatabase> {
  const where = withoutPassword(url);
  try {
    await prepare(url, where, log);
    const link = new PostgresLink(url, log);
    await link.open();
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: postgresPool(url, connections, log) }),
    });
    return {
      db,
      file: undefined,
      commits: undefined,
      lanes: Math.max(1, Math.min(LANES, connections - 1)),
      bus: new PostgresBus(link, log),
      claims: new PostgresClaims(link),
      async close() {
        await link.close();
        await db.destroy();
      },
    };
  } catch (error) {
    throw operatorError(error, where);
  }
}

/** Checks the database and brings it up to date, over a link of its own without time limits. */
async function prepare(url: string, where: string, log: StoreLog): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: postgresPool(url, 1, log, true) }) });
  try {
    const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    const encoding = rows[0]?.server_encoding;
    if (encoding !== 'UTF8') {
      throw new StoreError(
        `the database at ${where} has the encoding ${encoding}, which can't hold every name: make one with the encoding UTF8`,
      );
    }
    await migrate(db, where);
  } finally {
    await db.destroy();
  }
}

function operatorError(error: unknown, where: string): unknown {
  if (error instanceof StoreError) return error;
  const reason = storageReason(error);
  if (reason === undefined) return error;
  const cause = error instanceof Unreachable ? error.cause : error;
  return new StoreError(
    `DATABASE_URL is ${where}, but ${reason} (${codeOf(cause) || (cause as Error).message})`,
    {
      cause: error,
    },
  );
}
