import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { backUp } from './store/back-up.ts';
import { StoreError } from './store/errors.ts';

/** `npm run backup -- FILE`: copies the database, also while the server runs. */
function main(args: readonly string[]): string {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) {
    throw new StoreError('say where the copy goes: npm run backup -- FILE');
  }
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StoreError('this is for SQLite: PostgreSQL brings its own, pg_dump "$DATABASE_URL" > FILE');
  }
  const target = resolve(process.env.INIT_CWD ?? '.', file);
  if (existsSync(target)) throw new StoreError(`${target} is there already: take another name`);
  const bytes = backUp(dataDir, target);
  return `${target}: ${bytes} bytes, checked`;
}

try {
  process.stdout.write(`${main(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof StoreError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
