import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { checkBindable } from './bindable.ts';
import { Unreachable } from './errors.ts';
import type { StoreLog } from './opened.ts';

/** PostgreSQL's number for bigint: given as a number, which is exact for milliseconds and counts. */
const INT8 = 20;

function parserOf(oid: number, format?: 'text'): (text: string) => unknown {
  return oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown);
}

/** How this server speaks to PostgreSQL, in a pool or alone. */
export function connectionConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'backlot',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  };
}

/** Keeps a hung database from holding requests for ever; a migration may take as long as it needs. */
const PATIENCE = {
  statement_timeout: 30_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 60_000,
};

/**
 * A pool as Kysely wants it: checks parameters as SQLite's driver does, and says plainly when the database is gone.
 * @param migrating for Kysely's own questions, which ask as they like and may take as long as they need
 */
export function postgresPool(url: string, max: number, log: StoreLog, migrating = false): PostgresPool {
  const pool = new pg.Pool({ ...connectionConfig(url), ...(migrating ? {} : PATIENCE), max });
  // Unheard, the error of a link that breaks would end the process.
  pool.on('error', error => log(error, 'a link to the database broke'));
  pool.on('connect', client => client.on('error', error => log(error, 'a link to the database broke')));
  return {
    async connect() {
      try {
        return new CheckedClient(await pool.connect(), !migrating) as unknown as PostgresPoolClient;
      } catch (error) {
        throw plain(error, '');
      }
    },
    end: () => pool.end(),
  };
}

class CheckedClient {
  readonly #client: pg.PoolClient;
  readonly #strict: boolean;
  #broken = false;

  constructor(client: pg.PoolClient, strict: boolean) {
    this.#client = client;
    this.#strict = strict;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#strict) parameters.forEach(checkBindable);
    try {
      return await this.#client.query(sql, [...parameters]);
    } catch (error) {
      const known = plain(error, sql);
      this.#broken ||= known instanceof Unreachable;
      throw known;
    }
  }

  release(): void {
    this.#client.release(this.#broken);
  }
}

/** Errors without a code of PostgreSQL's are those of the link, as are those it sends when it shuts down. */
function plain(error: unknown, sql: string): unknown {
  const answered = error instanceof pg.DatabaseError;
  if (answered && !/^(08...|57P0.)$/.test(error.code ?? '')) return error;
  return new Unreachable(sql === 'commit' ? 'commit' : 'work', error);
}
