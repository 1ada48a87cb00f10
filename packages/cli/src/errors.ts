/** The command line is wrong; the message says what would be right, on one line. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was asked for can't be done: a file is missing, a record is false. One line. Exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** The message of anything thrown, on one line. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
