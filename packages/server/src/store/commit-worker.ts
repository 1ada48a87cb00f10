import { workerData } from 'node:worker_threads';
import { type Bound, commit } from './commit.ts';
import { LibsqlDatabase } from './driver.ts';
import { Conflict, codeOf } from './errors.ts';
import { careful } from './sqlite-dialect.ts';

export type CommitTask = readonly Bound[];

/** Why a transaction was not stored: plain data, since errors lose their class and code between threads. */
export type StatementFault = {
  readonly message: string;
  readonly code: string;
  readonly conflict: boolean;
};

export type CommitSettings = {
  /** The database's file. */
  readonly path: string;
  /** How long another process that writes is waited for, in milliseconds. */
  readonly patienceMs: number;
  /** Pages of the write-ahead log after which it is written into the database. */
  readonly checkpointPages: number;
};
const settings = workerData as CommitSettings;

const file = new LibsqlDatabase(settings.path);
careful(file, settings.patienceMs);
file.pragma(`wal_autocheckpoint=${settings.checkpointPages}`);

/** Runs in a thread of its own: one transaction. Gives back what went wrong; nothing is stored then. */
export default function run(statements: CommitTask): StatementFault | undefined {
  try {
    commit(file, statements);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    return { message, code: codeOf(error), conflict: error instanceof Conflict };
  }
}

/** Ends the link to the file. */
export function close(): void {
  file.close();
}
