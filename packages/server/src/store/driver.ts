import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { checkBindable } from './bindable.ts';

/** How many prepared statements are kept. The server has about thirty different ones. */
const STATEMENTS = 200;

type Params = readonly unknown[];

/** One SQLite file behind the few calls that Kysely needs, with every parameter checked before it is bound. */
export class LibsqlDatabase implements SqliteDatabase {
  readonly #db: Libsql.Database;
  readonly #statements = new Map<string, SqliteStatement>();

  /** Opens or makes the file. The native library reports a missing folder with an error of its own. */
  constructor(path: string) {
    this.#db = new Libsql(path);
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  pragma(text: string): unknown[] {
    return this.#db.pragma(text) as unknown[];
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const made = sql === 'rollback' ? this.#rollback() : this.#prepare(sql);
    if (this.#statements.size >= STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, made);
    return made;
  }

  /** Runs a statement and tells how many rows it changed; 0 for one that gives rows, which are not kept. */
  run(sql: string, params: readonly unknown[]): number {
    const statement = this.prepare(sql);
    if (!statement.reader) return Number(statement.run(params).changes);
    statement.all(params);
    return 0;
  }

  /**
   * Stores all that `act` runs, or nothing where it throws. Nothing else can come in between, since nothing waits; so
   * it must not be called within a transaction of Kysely's, which does.
   */
  inTransaction(act: () => void): void {
    this.run('begin', []);
    try {
      act();
      this.run('commit', []);
    } catch (error) {
      this.run('rollback', []);
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  #prepare(sql: string): SqliteStatement {
    const statement = this.#db.prepare(sql);
    const checked = (params: Params): unknown[] => {
      params.forEach(checkBindable);
      return [...params];
    };
    return {
      reader: statement.reader,
      all: params => statement.all(checked(params)).map(bytes),
      iterate: params => statement.iterate(checked(params)),
      run: params => statement.run(checked(params)),
    };
  }

  /** A full disk makes SQLite roll back by itself; asking again would hide that error behind another. */
  #rollback(): SqliteStatement {
    return {
      reader: false,
      all: () => [],
      iterate: () => [][Symbol.iterator](),
      run: () => {
        if (this.#db.inTransaction) this.#db.exec('rollback');
        return { changes: 0, lastInsertRowid: 0 };
      },
    };
  }
}

/** The library gives blobs as ArrayBuffer; PostgreSQL's gives bytes, so that is what the queries expect. */
function bytes(row: unknown): unknown {
  const fields = row as Record<string, unknown>;
  for (const name in fields) {
    const value = fields[name];
    if (value instanceof ArrayBuffer) fields[name] = new Uint8Array(value);
  }
  return row;
}
