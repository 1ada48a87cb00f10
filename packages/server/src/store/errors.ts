import { Failure } from '../problem.ts';

/** The data folder can't be used; the message is one line that says what to do. Ends the start of the server. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** A row that must be new exists already, or a row that must change did not: someone else was first. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The native library's and node's codes, as in SQLITE_FULL or ENOSPC. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(SQLITE_FULL|ENOSPC)/, 'the disk of the data folder is full: make room there'],
  [
    /^(SQLITE_READONLY|EROFS|EACCES|EPERM)/,
    "the data folder can't be written: give the server the right to write there",
  ],
  [/^(SQLITE_IOERR|EIO)/, 'the disk of the data folder reports errors: check it'],
  [
    /^SQLITE_CANTOPEN/,
    "the database of the data folder can't be opened: check that the folder is still there",
  ],
  [/^SQLITE_(BUSY|LOCKED)/, 'another program holds the database: close it'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'the database is damaged: restore a copy'],
];

/** What is wrong with the storage, in words, or undefined for an error of another kind. */
export function storageReason(error: unknown): string | undefined {
  const code = codeOf(error);
  return REASONS.find(([pattern]) => pattern.test(code))?.[1];
}

/** Turns an error of the database into one for the client, a conflict, or itself. */
export function storeFailure(error: unknown): unknown {
  if (codeOf(error).startsWith('SQLITE_CONSTRAINT') || codeOf(error) === '23505') {
    return new Conflict((error as Error).message, { cause: error });
  }
  const reason = storageReason(error);
  if (reason === undefined) return error;
  const detail = `Nothing was stored, because ${reason}. Then send this again; nothing is lost.`;
  return new Failure('storage', detail, {}, error);
}
