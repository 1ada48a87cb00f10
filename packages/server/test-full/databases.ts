import pg from 'pg';
import { afterAll } from 'vitest';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';

/** A PostgreSQL server for the tests of one file, and its databases. */
export class Databases {
  readonly postgres: TestPostgres | undefined;
  readonly #made = new Map<string, Promise<string>>();
  #count = 0;

  /** Starts the server, for the time of the file. Without one there the tests are skipped, but never in CI. */
  static async open(): Promise<Databases> {
    const started = await startPostgres();
    if (typeof started !== 'string') {
      afterAll(() => started.remove());
      return new Databases(started);
    }
    if (process.env.CI) throw new Error(started);
    console.warn(`PostgreSQL: ${started}; its tests are skipped`);
    return new Databases(undefined);
  }

  private constructor(postgres: TestPostgres | undefined) {
    this.postgres = postgres;
  }

  /** The address of a new, empty database. */
  async fresh(): Promise<string> {
    const { url } = this.running;
    const name = `test_${++this.#count}`;
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return `${url}/${name}`;
  }

  /** The database that belongs to a folder. */
  of(dir: string): Promise<string> {
    let known = this.#made.get(dir);
    if (known === undefined) {
      known = this.fresh();
      this.#made.set(dir, known);
    }
    return known;
  }

  get running(): TestPostgres {
    if (this.postgres === undefined) throw new Error('no PostgreSQL runs');
    return this.postgres;
  }
}
