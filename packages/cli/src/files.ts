import { readFileSync, writeFileSync } from 'node:fs';
import { CommandError, messageOf } from './errors.ts';
import type { Production, Title } from './titles.ts';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not',
};

const why = (error: unknown): string => WHY[(error as NodeJS.ErrnoException).code ?? ''] ?? messageOf(error);

/** The JSON in a file; throws a CommandError where it can't be read or is none. */
export function readJsonFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandError(`can't read ${path}: ${why(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${path} is not JSON: ${messageOf(error)}`);
  }
}

/** Writes a value as JSON; throws a CommandError where that fails. */
export function writeJsonFile(path: string, value: unknown): void {
  try {
    writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);
  } catch (error) {
    throw new CommandError(`can't write ${path}: ${why(error)}`);
  }
}

/** The title with the edition in a file, or as shipped where no file is named; throws a CommandError. */
export function produce(title: Title, path: string | undefined): Production {
  if (path === undefined) return title.shipped;
  const json = readJsonFile(path);
  try {
    return title.withEdition(json);
  } catch (error) {
    throw new CommandError(`${path}: ${messageOf(error)}`);
  }
}
