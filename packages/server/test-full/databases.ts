import pg from 'pg';
import { afterAll } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';
import { atEnd } from '../test/stage.ts';

/** Milliseconds: a disk that others use too needs its time for so many files. */
const REMOVING = 240_000;

/** A PostgreSQL server for the tests of one file, and its databases. */
export class Databases {
  readonly postgres: TestPostgres | undefined;
  readonly #ofFolder = new Map<string, Promise<string>>();
  #count = 0;
  readonly #free: string[] = [];

  /** Starts the server, for the time of the file. Without one there the tests are skipped, but never in CI. */
  static async open(): Promise<Databases> {
    const started = await startPostgres();
    if (typeof started !== 'string') {
      afterAll(() => started.remove(), REMOVING);
      return new Databases(started);
    }
    if (process.env.CI) throw new Error(started);
    console.warn(`PostgreSQL: ${started}; its tests are skipped`);
    return new Databases(undefined);
  }

  private constructor(postgres: TestPostgres | undefined) {
    this.postgres = postgres;
  }

  /**
   * The address of a database with all tables and no rows, for the time of the test; then it is swept for the next one,
   * since making a database takes PostgreSQL some hundred files. To be called before anything is opened there.
   */
  async fresh(): Promise<string> {
    const url = this.#free.pop() ?? (await this.#made());
    atEnd(async () => {
      await swept(url);
      this.#free.push(url);
    });
    return url;
  }

  /** The address of a new database without any table. */
  async empty(): Promise<string> {
    const { url } = this.running;
    const name = `test_${++this.#count}`;
    await asked(`${url}/postgres`, client => client.query(`create database ${name}`));
    return `${url}/${name}`;
  }

  async #made(): Promise<string> {
    const databaseUrl = await this.empty();
    await (await openStore({ dataDir: '', databaseUrl })).close();
    return databaseUrl;
  }

  /** The database that belongs to a folder. */
  of(dir: string): Promise<string> {
    let known = this.#ofFolder.get(dir);
    if (known === undefined) {
      known = this.fresh();
      this.#ofFolder.set(dir, known);
    }
    return known;
  }

  get running(): TestPostgres {
    if (this.postgres === undefined) throw new Error('no PostgreSQL runs');
    return this.postgres;
  }
}

async function asked<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Takes all rows out of a database, when nobody is there any more who could add one. */
function swept(url: string): Promise<void> {
  return asked(url, async client => {
    const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    while ((await client.query(`select pg_terminate_backend(pid) ${others}`)).rowCount !== 0) {
      await new Promise(resolve => setTimeout(resolve, 10));
    }
    const tables = await client.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
    );
    // Without a look at who names whom: all of it goes.
    const sweep = tables.rows.map(({ name }) => `delete from ${name}`);
    await client.query(['set session_replication_role = replica', ...sweep].join('; '));
  });
}
