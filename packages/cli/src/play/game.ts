import type { Result, Seat } from '@backlot/engine';
import { canUndo, play, type Refused, seqOf, stepsFor, type Table, undo, viewFor } from '@backlot/table';
import { CommandError } from '../errors.ts';
import { tell, winners } from '../telling.ts';
import type { Production } from '../titles.ts';
import { menuLines, menuOf } from './menu.ts';
import type { Player } from './players.ts';
import type { Terminal } from './terminal.ts';

const HELP = [
  'a number     plays that choice (or type the move itself, as in "pass")',
  'table        shows the table again',
  'refused      lists what is not allowed now, with the reasons',
  'why N        says why choice N is refused',
  'undo         takes your last move back, while nothing was drawn since',
  'quit         leaves the game; it is not kept',
];

/** A game at the terminal: one person at `me`, bots elsewhere. */
export interface Sitting {
  readonly production: Production;
  readonly terminal: Terminal;
  readonly names: readonly string[];
  readonly me: Seat;
  /** Who plays each seat; undefined is the person at the terminal. */
  readonly players: readonly (Player | undefined)[];
  /** The clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** Plays to the end. Gives the table as it was left: without a result where the person quit. */
export async function playGame(sitting: Sitting, opened: Table): Promise<Table> {
  let table = opened;
  let told = report(sitting, table, -1);
  while (table.turn !== undefined) {
    const seat = table.turn;
    const next = await (sitting.players[seat] === undefined
      ? askPerson(sitting, table)
      : playBot(sitting, table, sitting.players[seat], seat));
    if (next === undefined) return table;
    table = next;
    told = report(sitting, table, told);
  }
  finish(sitting, table, table.result);
  return table;
}

function playBot({ now }: Sitting, table: Table, player: Player, seat: Seat): Table {
  const done = play(table, { seat, seq: seqOf(table), move: player(table, seat), at: now() });
  if (done.ok) return done.table;
  throw new CommandError(`the bot's move was refused: ${complaint(done)}`);
}

/** Asks until something is done; undefined when the person leaves. */
async function askPerson(sitting: Sitting, table: Table): Promise<Table | undefined> {
  const { terminal, production, me } = sitting;
  const { game, words } = production;
  const view = viewFor(table, me);
  const menu = menuOf(game, words, table.state, view);
  const allowed = menu.filter(item => item.refusal === undefined);
  if (news(table, me)) showBoard(sitting, table);
  const refused = menu.slice(allowed.length);
  const more = refused.length === 0 ? '' : ` (not allowed: ${refused.length}, "refused" says why)`;
  for (const line of [`${words.question(view)}${more}`, ...menuLines(allowed)]) terminal.print(line);

  for (;;) {
    const typed = await terminal.ask('> ');
    if (typed === undefined || typed === 'quit') return undefined;
    const [word = '', number] = typed.split(/\s+/);
    if (typed === 'undo') {
      const next = takeBack(sitting, table);
      if (next !== undefined) return next;
    } else if (typed === 'table') showBoard(sitting, table);
    else if (typed === 'refused') for (const line of menuLines(refused)) terminal.print(line);
    else if (word === 'why') terminal.print(because(menu[Number(number) - 1]?.refusal, menu.length));
    else if (typed === 'help' || typed === '') for (const line of HELP) terminal.print(line);
    else {
      const chosen = /^\d+$/.test(typed) ? menu[Number(typed) - 1]?.text : typed;
      const next = chosen === undefined ? undefined : attempt(sitting, table, chosen);
      if (next !== undefined) return next;
      if (chosen === undefined) terminal.print(`There are ${allowed.length} choices; "help" lists the rest.`);
    }
  }
}

/** Whether others have moved since `me` last did, or a move was taken back: then the table is worth showing whole. */
function news({ rows }: Table, me: Seat): boolean {
  const last = rows.at(-1);
  return last === undefined || last.kind !== 'move' || last.seat !== me;
}

const because = (refusal: string | undefined, count: number): string =>
  refusal ?? `That is not refused. "why N" takes the number of a refused choice, up to ${count}.`;

function attempt({ terminal, production, me, now }: Sitting, table: Table, move: string): Table | undefined {
  const done = play(table, { seat: me, seq: seqOf(table), move, at: now() });
  if (done.ok) return done.table;
  if (done.code === 'table-frozen') throw new CommandError(complaint(done));
  const { words } = production;
  if (done.code === 'illegal-move') terminal.print(`${words.refusal(done.refusal)} (${done.refusal.rule})`);
  else terminal.print(`"${move}" is no answer to this; "help" says what can be typed.`);
  return undefined;
}

function takeBack({ terminal, me, now }: Sitting, table: Table): Table | undefined {
  if (!canUndo(table, me)) {
    terminal.print('There is nothing to take back: something was drawn since, or another player has moved.');
    return undefined;
  }
  const done = undo(table, { seat: me, seq: seqOf(table), at: now() });
  if (!done.ok) throw new CommandError(complaint(done));
  terminal.print('Taken back.');
  return done.table;
}

const complaint = (refused: Refused): string =>
  refused.code === 'table-frozen' ? `the rules failed (${refused.report.error})` : refused.code;

function showBoard({ terminal, production, names, me }: Sitting, table: Table): void {
  terminal.print('');
  for (const line of production.board(viewFor(table, me), names)) terminal.print(line);
  terminal.print('');
}

/** Prints what happened after row `after`; gives the newest row. */
function report({ terminal, production, names, me }: Sitting, table: Table, after: number): number {
  const view = viewFor(table, me);
  for (const step of stepsFor(table, me, after).steps) {
    const line = tell(production.words, step, view, names);
    if (line !== '') terminal.print(line);
  }
  return seqOf(table);
}

function finish(
  { terminal, production, names, me }: Sitting,
  table: Table,
  result: Result | undefined,
): void {
  terminal.print('');
  for (const line of production.reckoning(viewFor(table, me), names)) terminal.print(line);
  terminal.print(winners(result?.ranks ?? [], names));
}
