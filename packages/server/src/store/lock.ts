import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LibsqlDatabase } from './driver.ts';
import { codeOf, StoreError } from './errors.ts';

/**
 * Takes a data folder for this process alone.
 *
 * The lock is the operating system's, held on a file by an open exclusive transaction: it ends with its process
 * however that dies, so no stale lock can stay behind and no number of a dead process can be taken for a living one.
 * The process number stands in a file of its own only for the message.
 * @throws StoreError when another process has the folder.
 */
export function lockFolder(dir: string): { release(): void } {
  const pidFile = join(dir, 'backlot.pid');
  const file = new LibsqlDatabase(join(dir, 'backlot.lock'));
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new StoreError(
      `the data folder ${dir} is in use by another server (process ${readPid(pidFile)}): stop that one, or set DATA_DIR to another folder`,
    );
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    release() {
      rmSync(pidFile, { force: true });
      file.close();
    },
  };
}

function readPid(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
