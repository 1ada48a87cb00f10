import type { LibsqlDatabase } from './driver.ts';
import { Conflict } from './errors.ts';

/** A statement as SQLite gets it; `changes` is how many rows it must change, where that matters. */
export type Bound = {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly changes: number | undefined;
};

/** Runs all statements in one transaction. @throws Conflict, or the error of the database, with its code */
export function commit(file: LibsqlDatabase, statements: readonly Bound[]): void {
  file.inTransaction(() => {
    for (const { sql, parameters, changes } of statements) checkChanges(file.run(sql, parameters), changes);
  });
}

/** @throws Conflict where another number of rows was changed than must be */
export function checkChanges(changed: number, wanted: number | undefined): void {
  if (wanted !== undefined && changed !== wanted)
    throw new Conflict(`${changed} rows changed where ${wanted} must`);
}
