import type { Seat, Viewed } from '@backlot/engine';
import type { Log } from './log.ts';
import { replay } from './replay.ts';
import { type EndReason, isNote, type NoteRow, type StandingRow, type Stretch, standing } from './row.ts';
import type { Table, Told } from './table.ts';

/** What a note says, without when and about whom. */
export type Note =
  | { readonly kind: 'timeout' | 'back' | 'concede' }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'end'; readonly why: EndReason };

/** A row that counts as one seat may see it: never with its chance values. */
export interface Step<Event = unknown> {
  readonly seq: number;
  readonly seat?: Seat;
  /** Only for the seat that made it: a move's text may name what is hidden from others. Events tell them the rest. */
  readonly move?: string;
  /** Of the set-up, where the table goes on from a record: the newest row that is the record's. */
  readonly from?: Pick<Stretch, 'last' | 'commitment'>;
  /** In place of events, where something happened beside the game. */
  readonly note?: Note;
  readonly events: readonly Event[];
}
/** What somebody missed. */
export interface Missed<Event = unknown> {
  readonly steps: readonly Step<Event>[];
  /** Rows they know that have since been taken back. */
  readonly gone: readonly number[];
}

/** What `seat` (undefined: anyone) sees now. Throws where the rules do: then `freeze` the table. */
export const viewFor = <State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  seat: Seat | undefined,
): View => table.game.view(table.state, seat);

/**
 * The rows after `after` as `seat` (undefined: anyone) may see them; -1 asks for all.
 * Older rows than the table remembers are replayed, about a microsecond each. Throws where the rules do.
 */
export function stepsFor<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  seat: Seat | undefined,
  after: number,
): Missed<Event> {
  const { missed, gone } = missing(table.rows, after);
  const first = missed.find(row => !isNote(row));
  const told = first === undefined ? new Map() : eventsOf(table, first);
  return { steps: missed.map(row => shown(table, row, told.get(row.seq) ?? [], seat)), gone };
}

/** Of a log, what counts after row `after`, and what counted up to there and no longer does. */
function missing(
  rows: Log,
  after: number,
): { readonly missed: readonly (StandingRow | NoteRow)[]; readonly gone: readonly number[] } {
  const later = rows.slice(Math.max(after + 1, 0));
  // Most ask for the newest row alone. Where nothing was taken back since, what came before need not be looked through.
  if (later.every(row => row.kind !== 'undo')) return { missed: later, gone: [] };
  const missed: (StandingRow | NoteRow)[] = [];
  let back = 0;
  for (const row of later) {
    if (row.kind !== 'undo') missed.push(row);
    else if (missed.pop() === undefined) back++;
  }
  return { missed, gone: newestOf(rows, after, back) };
}

/** The seqs of the newest `count` rows up to `after` that counted then, in order. */
function newestOf(rows: Log, after: number, count: number): number[] {
  const found: number[] = [];
  let skipped = 0;
  for (const row of rows.before(after + 1)) {
    if (found.length === count) break;
    if (row.kind === 'undo') skipped++;
    else if (skipped > 0) skipped--;
    else found.push(row.seq);
  }
  return found.reverse();
}

/** Events by seq, at least from row `first` on. */
function eventsOf<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  first: StandingRow | NoteRow,
): Map<number, readonly Event[]> {
  const { told, rows, game } = table;
  const oldest = told[0];
  const source: Iterable<Told<Event>> =
    oldest !== undefined && oldest.seq <= first.seq
      ? told.slice(told.findIndex(({ seq }) => seq >= first.seq))
      : replay(game, table, standing(rows));
  return new Map(Array.from(source, ({ seq, events }) => [seq, events]));
}

function shown<State, Move, View extends Viewed, Event>(
  { game }: Table<State, Move, View, Event>,
  row: StandingRow | NoteRow,
  events: readonly Event[],
  seat: Seat | undefined,
): Step<Event> {
  if (isNote(row)) return noted(row);
  const seen = events.map(event => game.show(event, seat)).filter(event => event !== undefined);
  if (row.kind === 'setup') {
    const newest = row.from?.at(-1);
    // Its seed would tell whoever has it what others hold.
    const from = newest && { last: newest.last, commitment: newest.commitment };
    return { seq: row.seq, ...(from && { from }), events: seen };
  }
  const step = { seq: row.seq, seat: row.seat, events: seen };
  return row.seat === seat ? { ...step, move: row.move } : step;
}

function noted(row: NoteRow): Step<never> {
  return { seq: row.seq, ...(row.kind !== 'end' && { seat: row.seat }), events: [], note: noteOf(row) };
}

/** What a row beside the game says. */
export function noteOf(row: NoteRow): Note {
  if (row.kind === 'end') return { kind: 'end', why: row.why };
  return row.kind === 'bot' ? { kind: 'bot', level: row.level } : { kind: row.kind };
}
