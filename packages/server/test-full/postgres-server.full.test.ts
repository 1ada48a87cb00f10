import { describe } from 'vitest';
import { useDatabases } from '../test/stage.ts';
import { Databases } from './databases.ts';

const databases = await Databases.open();
useDatabases(dir => databases.of(dir));

/** The server's own tests, on PostgreSQL. */
describe.skipIf(databases.postgres === undefined)('on PostgreSQL', async () => {
  for (const file of ['restart', 'socket', 'tables']) {
    await import(`../test/${file}.test.ts`);
  }
});
