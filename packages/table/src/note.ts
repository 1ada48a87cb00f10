import type { Seat, Viewed } from '@backlot/engine';
import { outcome } from './outcome.ts';
import { closed, told } from './play.ts';
import { type EndReason, isNote, type NoteRow } from './row.ts';
import { type Noted, type Refused, seqOf, type Table } from './table.ts';

/** What is to be noted; `seq` is the newest row its sender knew, `at` milliseconds since 1970. */
export type NoteCommand = { readonly seq: number; readonly at: number } & (
  | { readonly kind: 'timeout' | 'back' | 'concede'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'end'; readonly why: EndReason }
);

/**
 * Notes in the log what happened beside the game. The state stays as it is, and so does who decides, unless the note
 * ends the game. What stands before a note can't be taken back any more.
 */
export function note<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  command: NoteCommand,
): Noted<State, Move, View, Event> | Refused<State, Move, View, Event> {
  const shut = closed(table, command.seq);
  if (shut !== undefined) return shut;
  if (!fits(table, command)) return { ok: false, code: 'cannot-note' };
  const row: NoteRow = { ...command, seq: seqOf(table) + 1, chance: [] };
  const rows = table.rows.with(row);
  const { state, turn, result, seats } = table;
  const next = {
    ...table,
    ...outcome(rows, { turn, result }, seats),
    rows,
    undoable: undefined,
    told: told(table, { seq: row.seq, events: [] }),
  };
  const last = table.rows.at(-1);
  const drop = last !== undefined && isNote(last) ? ([last.seq] as const) : ([] as const);
  return { ok: true, table: next, row, events: [], snapshot: { seq: row.seq, state }, drop };
}

function fits({ rows, turn, seats }: Pick<Table, 'rows' | 'turn' | 'seats'>, command: NoteCommand): boolean {
  if (command.kind === 'end') return true;
  const { kind, seat } = command;
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return false;
  const { conceded, handed } = rows.noticed;
  switch (kind) {
    case 'timeout':
      return turn === seat;
    case 'bot':
      return !handed.has(seat);
    case 'back':
      return handed.has(seat) && !conceded.has(seat);
    case 'concede':
      return !conceded.has(seat);
    default:
      return kind satisfies never;
  }
}
