import { noMoreThan, readArguments } from '../arguments.ts';
import { CommandError } from '../errors.ts';
import { readJsonFile } from '../files.ts';
import { titleOf } from '../titles.ts';

/**
 * `edition TITLE` prints the shipped edition as JSON, to be changed and used as an edition file; with `--check FILE` it
 * says whether a file is a whole edition, and names every hole and impossible value.
 */
export async function edition(args: readonly string[]): Promise<number> {
  const { words, flags } = readArguments(args, { check: 'string' });
  noMoreThan(1, words);
  const title = titleOf(words[0]);
  if (flags.check === undefined) {
    console.log(JSON.stringify(title.printed, undefined, 2));
    return 0;
  }
  try {
    const { game } = title.withEdition(readJsonFile(flags.check));
    console.log(`${flags.check} is a whole edition of ${title.id}: ${game.edition.id}, ${game.edition.hash}`);
    return 0;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${flags.check}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
