import { describe } from 'vitest';
import { useDatabases } from '../test/stage.ts';
import { Databases } from './databases.ts';

const databases = await Databases.open();
useDatabases(dir => databases.of(dir));

/** Those of the server's own tests that ask most of a store, at least one of every area; SQLite has them all. */
const FILES = [
  'restart',
  'socket',
  'tables',
  'clocks',
  'notices',
  'chat',
  'lobby',
  'people',
  'ratings',
  'bot-api',
  'bans',
  'leaving',
  'rematch',
] as const;

describe.skipIf(databases.postgres === undefined)('on PostgreSQL', async () => {
  for (const file of FILES) {
    await import(`../test/${file}.test.ts`);
  }
});
