import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { ban, listBans, unban } from './bans.ts';
import { listPeople } from './people.ts';
import { closeReport, listReports } from './reports.ts';

export const USAGE = `say what to do:
  npm run admin -- reports                  lists the reports that are open
  npm run admin -- reports --all            lists all, with what came of them
  npm run admin -- close ID [WHAT CAME OF IT]
  npm run admin -- people NAME              finds people by a part of their names
  npm run admin -- ban PERSON [--days N] [--reason TEXT]
                                            keeps somebody away, for good without --days
  npm run admin -- unban PERSON
  npm run admin -- bans                     lists who is banned
PERSON is the id that stands in brackets behind a name.`;

/** What is done in the database; gives back what the operator is told. */
export type Work = (db: Kysely<Schema>, now: number) => Promise<string>;
type Command = {
  readonly words: readonly string[];
  readonly all: boolean | undefined;
  readonly days: string | undefined;
  readonly reason: string | undefined;
};

function workOf(command: string, given: Command): Work | undefined {
  const { words, all, days, reason } = given;
  const [first, ...rest] = words;
  const alone = rest.length === 0;
  // Every option belongs to one command.
  if (all !== undefined && command !== 'reports') return undefined;
  if ((days !== undefined || reason !== undefined) && command !== 'ban') return undefined;
  if (first === undefined) {
    if (command === 'reports') return db => listReports(db, all === true);
    return command === 'bans' ? listBans : undefined;
  }
  if (command === 'close') return (db, now) => closeReport(db, first, rest.join(' ').slice(0, 500), now);
  if (command === 'people') return (db, now) => listPeople(db, words.join(' '), now);
  if (command === 'ban' && alone) return (db, now) => ban(db, first, { days, reason }, now);
  return command === 'unban' && alone ? (db, now) => unban(db, first, now) : undefined;
}

/** An id that begins as an option does. */
const ODD_ID = /^-[\w-]{11}(?:[\w-]{4})?$/;

/** Reads a command line; undefined where it makes no sense. */
export function readCommand([command = '', ...args]: readonly string[]): Work | undefined {
  const odd = args.slice(0, 1).filter(arg => ODD_ID.test(arg));
  try {
    const { values, positionals } = parseArgs({
      args: args.slice(odd.length),
      options: { all: { type: 'boolean' }, days: { type: 'string' }, reason: { type: 'string' } },
      allowPositionals: true,
    });
    const { all, days, reason } = values;
    return workOf(command, { words: [...odd, ...positionals], all, days, reason });
  } catch {
    return undefined;
  }
}
