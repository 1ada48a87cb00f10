import type { CompiledQuery, Kysely } from 'kysely';
import { Conflict, storeFailure } from './errors.ts';
import type { Schema } from './schema.ts';

/** One statement of a write; `changes` is how many rows it must change, where that decides who was first. */
export type Statement = {
  readonly query: CompiledQuery;
  readonly changes?: number;
  /** Called once it is stored; must not throw. */
  readonly stored?: () => void;
};

type Job = {
  readonly statements: readonly Statement[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
};

/**
 * Group commit. A write is a list of statements that are stored all or not at all. All writes that arrive in one turn
 * of the event loop (while the commit before was being synced to the disk, their requests waited in the sockets)
 * share one transaction and one sync. A write resolves only after its commit.
 */
export class Writer {
  readonly #db: Kysely<Schema>;
  #queue: Job[] = [];
  #running: Promise<void> | undefined;
  /** Told after every commit how many writes shared it, and how long it took in milliseconds. */
  onCommit: ((writes: number, ms: number) => void) | undefined;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /**
   * @throws Conflict when a key exists already or a statement changed another number of rows than it must.
   * @throws Failure `storage` when the disk is full or can't be written. Nothing is stored in either case.
   */
  write(statements: readonly Statement[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#queue.push({ statements, done, failed });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing waits to be written. */
  async idle(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      await new Promise(resolve => setImmediate(resolve));
      const jobs = this.#queue;
      this.#queue = [];
      const started = performance.now();
      await this.#commit(jobs);
      this.onCommit?.(jobs.length, performance.now() - started);
    }
    this.#running = undefined;
  }

  async #commit(jobs: readonly Job[]): Promise<void> {
    try {
      await this.#transaction(jobs);
    } catch (error) {
      if (jobs.length === 1) return jobs[0]?.failed(storeFailure(error));
      // One bad write must not take its companions along: each gets a transaction of its own.
      for (const job of jobs) await this.#commit([job]);
      return;
    }
    for (const { statements, done } of jobs) {
      for (const { stored } of statements) stored?.();
      done();
    }
  }

  #transaction(jobs: readonly Job[]): Promise<void> {
    return this.#db.transaction().execute(async transaction => {
      for (const job of jobs) {
        for (const { query, changes } of job.statements) {
          const result = await transaction.executeQuery(query);
          if (changes !== undefined && result.numAffectedRows !== BigInt(changes)) {
            throw new Conflict(`${result.numAffectedRows} rows changed where ${changes} must`);
          }
        }
      }
    });
  }
}
