import { readCommand, USAGE } from './admin/command.ts';
import { ConfigError, readConfig } from './config.ts';
import { Failure } from './problem.ts';
import { StoreError } from './store/errors.ts';
import { openBeside } from './store/open-beside.ts';

/** `npm run admin -- …`: what the operator does from the command line, also while the server runs. */
async function main(args: readonly string[]): Promise<string> {
  const work = readCommand(args);
  if (work === undefined) throw new StoreError(USAGE);
  const db = await openBeside(readConfig(process.env));
  try {
    return await work(db, Date.now());
  } finally {
    await db.destroy();
  }
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof StoreError || error instanceof ConfigError || error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
