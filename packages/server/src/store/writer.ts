import type { CompiledQuery, Kysely } from 'kysely';
import { checkChanges } from './commit.ts';
import type { Commits } from './commits.ts';
import { gaveWay, Lost, storeFailure, Unreachable } from './errors.ts';
import type { Schema } from './schema.ts';

/** One statement of a write; `changes` is how many rows it must change, where that decides who was first. */
export type Statement = {
  readonly query: CompiledQuery;
  readonly changes?: number;
  /** Called once it is stored; must not throw. */
  readonly stored?: () => void;
};

type Write = {
  readonly statements: readonly Statement[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
};

/** How often a write that gave way to another one is tried. */
const TRIES = 5;

/**
 * Group commit. A write is a list of statements that are stored all or not at all. All writes that arrive in one turn
 * of the event loop (while the commit before was being synced to the disk, their requests waited in the sockets)
 * share one transaction and one sync. A write resolves only after its commit. Writes that depend on each other wait
 * for each other: with several lanes their order is not that of their arrival.
 */
export class Writer {
  readonly #db: Kysely<Schema>;
  readonly #lanes: number;
  readonly #commits: Commits | undefined;
  #queue: Write[] = [];
  #running = 0;
  /** Those who wait until nothing runs. */
  #waiting: (() => void)[] = [];
  /** Told after every commit how many writes shared it, and how long it took in milliseconds. */
  onCommit: ((writes: number, ms: number) => void) | undefined;

  /**
   * @param lanes how many transactions may run at once
   * @param commits where they run, for a file of SQLite's: whose statements wait for nothing, so that a commit costs half
   * as much without the promises around each of them
   */
  constructor(db: Kysely<Schema>, lanes = 1, commits?: Commits) {
    this.#db = db;
    this.#lanes = lanes;
    this.#commits = commits;
  }

  /**
   * @throws Conflict when a key exists already or a statement changed another number of rows than it must.
   * @throws Failure `storage` when the disk is full, can't be written or reached. Nothing is stored in either case,
   * save where a database went away in the middle of a commit: that may be stored, and the message says so.
   */
  write(statements: readonly Statement[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#queue.push({ statements, done, failed });
      // The first of a turn takes those after it along.
      if (this.#queue.length === 1 && this.#running < this.#lanes) void this.#run();
    });
  }

  /** Resolves when nothing waits to be written. */
  async idle(): Promise<void> {
    if (this.#running > 0) await new Promise<void>(resolve => this.#waiting.push(resolve));
  }

  async #run(): Promise<void> {
    this.#running++;
    while (this.#queue.length > 0) {
      await new Promise(resolve => setImmediate(resolve));
      const writes = this.#queue;
      this.#queue = [];
      // Another lane was faster.
      if (writes.length === 0) break;
      const started = performance.now();
      await this.#commit(writes);
      this.onCommit?.(writes.length, performance.now() - started);
    }
    this.#running--;
    if (this.#running === 0) for (const resolve of this.#waiting.splice(0)) resolve();
  }

  async #commit(writes: readonly Write[], tries = 1): Promise<void> {
    try {
      await this.#transaction(writes);
    } catch (error) {
      const alone = writes.length === 1;
      // What may be stored already must not be tried again, and a database that is gone is so for all.
      if (
        error instanceof Unreachable ||
        error instanceof Lost ||
        (alone && !(gaveWay(error) && tries < TRIES))
      ) {
        for (const write of writes) write.failed(storeFailure(error));
        return;
      }
      // One bad write must not take its companions along: each gets a transaction of its own.
      for (const write of writes) await this.#commit([write], alone ? tries + 1 : 1);
      return;
    }
    for (const { statements, done } of writes) {
      for (const { stored } of statements) stored?.();
      done();
    }
  }

  async #transaction(writes: readonly Write[]): Promise<void> {
    if (this.#commits !== undefined) {
      const bound = Array.from(statementsOf(writes), ({ query, changes }) => {
        return { sql: query.sql, parameters: query.parameters, changes };
      });
      return this.#commits.run(bound);
    }
    await this.#db.transaction().execute(async transaction => {
      for (const { query, changes } of statementsOf(writes)) {
        const { numAffectedRows } = await transaction.executeQuery(query);
        checkChanges(Number(numAffectedRows ?? 0), changes);
      }
    });
  }
}

function* statementsOf(writes: readonly Write[]): Generator<Statement> {
  for (const { statements } of writes) yield* statements;
}
