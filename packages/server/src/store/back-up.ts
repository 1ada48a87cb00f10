import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LibsqlDatabase } from './driver.ts';
import { codeOf, StoreError, storageReason } from './errors.ts';

/**
 * Copies the database of a data folder to `target`, as it is at one moment, while a server may go on writing. The copy
 * is whole and checked before it gets its name.
 * @returns its size in bytes
 * @throws StoreError with one line for the operator
 */
export function backUp(dir: string, target: string): number {
  const source = join(dir, 'backlot.db');
  if (!existsSync(source)) {
    throw new StoreError(`there is no database in ${dir}: set DATA_DIR to the folder of the server`);
  }
  if (!existsSync(dirname(target))) throw new StoreError(`there is no folder ${dirname(target)}: make it`);
  const part = `${target}.part`;
  try {
    rmSync(part, { force: true });
    const database = new LibsqlDatabase(source);
    try {
      database.prepare('VACUUM INTO ?').run([part]);
    } finally {
      database.close();
    }
    check(part);
    sync(part);
    renameSync(part, target);
    sync(dirname(target));
    return statSync(target).size;
  } catch (error) {
    rmSync(part, { force: true });
    if (error instanceof StoreError) throw error;
    const reason = storageReason(error) ?? (error as Error).message;
    throw new StoreError(`no copy was made of ${source}: ${reason} (${codeOf(error)})`, { cause: error });
  }
}

function check(path: string): void {
  const copy = new LibsqlDatabase(path);
  try {
    const [row] = copy.pragma('integrity_check') as { integrity_check: string }[];
    if (row?.integrity_check !== 'ok') throw new StoreError('the database is damaged: restore an older copy');
  } finally {
    copy.close();
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
