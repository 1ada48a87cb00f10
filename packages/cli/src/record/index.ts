import { parseRecord, RecordError } from '@backlot/table';
import { noMoreThan, readArguments } from '../arguments.ts';
import { CommandError, UsageError } from '../errors.ts';
import { readJsonFile } from '../files.ts';
import { show } from './show.ts';
import { verify } from './verify.ts';

const ACTIONS = { verify, show };

/** `record verify FILE` plays a finished game again from its seed; `record show FILE` tells it in words. */
export async function record(args: readonly string[]): Promise<number> {
  const { words, flags } = readArguments(args, { edition: 'string' });
  const [action = '', path] = words;
  if (action !== 'verify' && action !== 'show') {
    throw new UsageError('say what to do with the record: verify FILE or show FILE');
  }
  if (path === undefined) throw new UsageError(`name the record's file: ${action} FILE`);
  noMoreThan(2, words);
  const json = readJsonFile(path);
  const edition = flags.edition === undefined ? undefined : readJsonFile(flags.edition);
  try {
    ACTIONS[action](parseRecord(json), edition);
    return 0;
  } catch (error) {
    if (error instanceof RecordError || error instanceof CommandError) {
      throw new CommandError(`${path}: ${error.message}`);
    }
    throw error;
  }
}
