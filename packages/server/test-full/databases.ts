import pg from 'pg';
import { afterAll } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';

/** The database that others are copies of. */
const MODEL = 'model';

/** A PostgreSQL server for the tests of one file, and its databases. */
export class Databases {
  readonly postgres: TestPostgres | undefined;
  readonly #made = new Map<string, Promise<string>>();
  #count = 0;
  #model: Promise<void> | undefined;

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

  /**
   * The address of a new database with the tables and no rows. The first one is made by a store as every operator's
   * is; the others are its copies, which takes a fraction of the time.
   */
  async fresh(): Promise<string> {
    this.#model ??= this.#makeModel();
    await this.#model;
    return this.#create(`test_${++this.#count}`, ` template ${MODEL}`);
  }

  /** The address of a new database without any table. */
  empty(): Promise<string> {
    return this.#create(`test_${++this.#count}`, '');
  }

  async #makeModel(): Promise<void> {
    const databaseUrl = await this.#create(MODEL, '');
    await (await openStore({ dataDir: '', databaseUrl })).close();
  }

  async #create(name: string, like: string): Promise<string> {
    const { url } = this.running;
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    await client.connect();
    await client.query(`create database ${name}${like}`);
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
