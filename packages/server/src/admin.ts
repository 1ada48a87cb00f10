import { closeReport, listReports } from './admin/reports.ts';
import { ConfigError, readConfig } from './config.ts';
import { Failure } from './problem.ts';
import { StoreError } from './store/errors.ts';
import { openBeside } from './store/open-beside.ts';

const USAGE = `say what to do:
  npm run admin -- reports                  lists the reports that are open
  npm run admin -- reports --all            lists all, with what came of them
  npm run admin -- close ID [WHAT CAME OF IT]`;

/** `npm run admin -- …`: what the operator does from the command line, also while the server runs. */
async function main(args: readonly string[]): Promise<string> {
  const [command, ...rest] = args;
  const [first, ...words] = rest;
  const lists = command === 'reports' && (first === undefined || (first === '--all' && words.length === 0));
  const closes = command === 'close' && first !== undefined && !first.startsWith('-');
  if (!lists && !closes) throw new StoreError(USAGE);
  const db = await openBeside(readConfig(process.env));
  try {
    if (closes) return await closeReport(db, first, words.join(' ').slice(0, 500), Date.now());
    return await listReports(db, first === '--all');
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
