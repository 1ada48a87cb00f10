import { Failure } from '../problem.ts';

/** The data folder or the database can't be used; the message is one line that says what to do. Ends the start. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** A row that must be new exists already, or a row that must change did not: someone else was first. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/**
 * PostgreSQL can't be reached or went away in the middle. The code is PostgreSQL's own: 08006, or 08007 where that
 * happened during a commit, so that nobody knows whether it was stored.
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly code: '08006' | '08007';

  constructor(during: 'work' | 'commit', cause: unknown) {
    super(`the database can't be reached: ${(cause as Error | undefined)?.message ?? cause}`, { cause });
    this.code = during === 'commit' ? '08007' : '08006';
  }
}

/** The thread that commits ended in the middle of a transaction, so that nobody knows whether it was stored. */
export class Lost extends Error {
  override readonly name = 'Lost';
  readonly code = 'LOST';

  constructor(cause: unknown) {
    super(`the thread that commits ended: ${(cause as Error | undefined)?.message ?? cause}`, { cause });
  }
}

/** The code of a database's or node's error, as in SQLITE_FULL, 53100 or ENOSPC. */
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
  [/^LOST$/, 'what stores it broke off; it has begun anew'],
  [/^(08...|57P0.)$/, "the database can't be reached: start it, and check DATABASE_URL"],
  [/^53100$/, 'the disk of the database is full: make room there'],
  [/^53300$/, 'the database takes no further connection: let it take more, or lower DATABASE_POOL'],
  [/^53...$/, 'the database is out of memory or connections: give it more'],
  [/^25006$/, 'the database takes no writes: give DATABASE_URL of the one that does'],
  [/^28...$/, 'the database refuses this user or password: mend DATABASE_URL'],
  [/^3D000$/, 'there is no such database: make it, or mend DATABASE_URL'],
  [/^42501$/, 'this user may not make or write tables there: give it the right'],
  [/^(57014|55P03)$/, 'the database takes too long: see what else it does'],
  [/^(58...|XX00[012])$/, 'the database is damaged or its disk reports errors: check it'],
];

/** What is wrong with the storage, in words, or undefined for an error of another kind. */
export function storageReason(error: unknown): string | undefined {
  const code = codeOf(error);
  return REASONS.find(([pattern]) => pattern.test(code))?.[1];
}

/** Turns an error of the database into one for the client, a conflict, or itself. */
export function storeFailure(error: unknown): unknown {
  if (/^(SQLITE_CONSTRAINT|23...$)/.test(codeOf(error))) {
    return new Conflict((error as Error).message, { cause: error });
  }
  const reason = storageReason(error);
  if (reason === undefined) return error;
  const known = ['08007', 'LOST'].includes(codeOf(error))
    ? 'It is not known whether this was stored'
    : 'Nothing was stored';
  const detail = `${known}, because ${reason}. Then send this again; nothing is lost.`;
  return new Failure('storage', detail, {}, error);
}

/** Whether PostgreSQL gave way to another transaction: the same again will do. */
export function gaveWay(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}
