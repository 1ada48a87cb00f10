import { Piscina } from 'piscina';
import { threadCode } from '../threads.ts';
import { type Bound, commit } from './commit.ts';
import type { CommitSettings, CommitTask, StatementFault } from './commit-worker.ts';
import type { LibsqlDatabase } from './driver.ts';
import { Conflict, Lost } from './errors.ts';
import type { StoreLog } from './opened.ts';

/** Where transactions of a file of SQLite's run: each whole or not at all, one after the other. */
export interface Commits {
  /** @throws Conflict, Lost, or the error of the database, with its code */
  run(statements: readonly Bound[]): Promise<void>;
  /** Ends what it keeps open, after the last transaction. */
  close(): Promise<void>;
}

/** Commits in this very thread, which waits for the disk meanwhile. */
export const commitsHere = (file: LibsqlDatabase): Commits => ({
  run: async statements => commit(file, statements),
  close: async () => undefined,
});

/**
 * Commits in a thread with a link of its own to the file: while one waits for the disk, everybody else is answered. One
 * that dies is replaced for the next transaction.
 */
export class CommitsApart implements Commits {
  readonly #pool: Piscina<CommitTask, StatementFault | undefined>;

  /** @param code what runs in the thread */
  constructor(settings: CommitSettings, log: StoreLog, code = threadCode('store/commit-worker')) {
    this.#pool = new Piscina({
      ...code,
      workerData: settings,
      minThreads: 1,
      maxThreads: 1,
      idleTimeout: Number.POSITIVE_INFINITY,
    });
    // Of a thread that dies with nothing to do nobody else hears.
    this.#pool.on('error', error => log(error, 'the thread that commits failed'));
  }

  async run(statements: readonly Bound[]): Promise<void> {
    let fault: StatementFault | undefined;
    try {
      fault = await this.#pool.run(statements);
    } catch (error) {
      // What can't be sent to a thread was not begun.
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      throw new Lost(error);
    }
    if (fault === undefined) return;
    const { message, code, conflict } = fault;
    throw conflict ? new Conflict(message) : Object.assign(new Error(message), { code });
  }

  async close(): Promise<void> {
    await this.#pool.run([], { name: 'close' });
    await this.#pool.destroy();
  }
}
