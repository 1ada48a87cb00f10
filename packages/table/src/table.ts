import type { Game, Refusal, Result, Seat, Variant, Viewed } from '@backlot/engine';
import type { Log } from './log.ts';
import type { MoveRow, NoteRow, Row, SetupRow, UndoRow } from './row.ts';
import type { Seed } from './seed.ts';

/** What a table is opened with. */
export interface Setting {
  readonly id: string;
  readonly variant: Variant;
  /** How many seats are taken. */
  readonly seats: number;
  /** Secret until the game has ended. */
  readonly seed: Seed;
}

/** The state right after row `seq`: plain JSON, knows all secrets. */
export interface Snapshot<State = unknown> {
  readonly seq: number;
  readonly state: State;
}

/** What went wrong inside the rules. For the operator's log only: its text may name hidden things. */
export interface Report {
  /** The row that was to be written. */
  readonly seq: number;
  /** What was being done, as in `seat 1 plays "film 23"`. */
  readonly doing: string;
  readonly error: string;
}

/** The events of a row as the rules emitted them, secrets included. */
export interface Told<Event> {
  readonly seq: number;
  readonly events: readonly Event[];
}

/** Moves that may be taken back one by one: none drew chance, so playing them again leads where they led. */
export interface Undoable<State> {
  /** Whose they all are. */
  readonly seat: Seat;
  /** Gives the state before the first, not to be changed. A table that was just read keeps it as text. */
  readonly floor: () => State;
  /** Their text forms, oldest first: one at least. */
  readonly moves: readonly string[];
}

/**
 * A game in progress, as a value: nothing ever changes one. `play` and `undo` answer with the table that would
 * follow; whoever holds the table stores the row first and then puts the new value in the old one's place. Where
 * storing fails, the old value is still the truth.
 *
 * It holds the seed and the whole state: hand out only what `viewFor` and `stepsFor` return.
 */
export interface Table<State = unknown, Move = unknown, View extends Viewed = Viewed, Event = unknown>
  extends Setting {
  readonly game: Game<State, Move, View, Event>;
  /** SHA-256 of the seed, hex: public from the start. */
  readonly commitment: string;
  /** The whole log, rows taken back and undo rows included; row 0 is the set-up. */
  readonly rows: Log;
  /** The state after the newest row. Not to be changed: `game.clone` it first. */
  readonly state: State;
  /** Who decides; undefined when the game is over. */
  readonly turn: Seat | undefined;
  /** Undefined while the game goes on. */
  readonly result: Result | undefined;
  /** What may be taken back; undefined where nothing may. */
  readonly undoable: Undoable<State> | undefined;
  /** Events of the newest moves, taken back or not, without a gap; older ones are found again by replaying the log. */
  readonly told: readonly Told<Event>[];
  /** Present once the rules have thrown: the table shows what it showed, and accepts nothing more. */
  readonly frozen: Report | undefined;
}

/** What has to be stored, in one transaction, before `table` may take the old one's place. */
export interface Advance<State, Move, View extends Viewed, Event, R extends Row = Row> {
  readonly ok: true;
  readonly table: Table<State, Move, View, Event>;
  readonly row: R;
  readonly events: readonly Event[];
  readonly snapshot: Snapshot<State>;
  /** Seq of the stored snapshot that is no longer needed, where there is one: the newest up to now. */
  readonly drop: readonly [] | readonly [number];
}
export type Opened<State, Move, View extends Viewed, Event> = Advance<State, Move, View, Event, SetupRow>;
export type Played<State, Move, View extends Viewed, Event> = Advance<State, Move, View, Event, MoveRow>;
export type Noted<State, Move, View extends Viewed, Event> = Advance<State, Move, View, Event, NoteRow>;
export type Undone<State, Move, View extends Viewed, Event> = Advance<State, Move, View, Event, UndoRow>;

/** Why nothing was done. Only `table-frozen` may bring a table to put in the old one's place. */
export type Refused<State = unknown, Move = unknown, View extends Viewed = Viewed, Event = unknown> =
  /** The command answers another row than the newest, `seq`. */
  | { readonly ok: false; readonly code: 'stale'; readonly seq: number }
  | { readonly ok: false; readonly code: 'not-your-turn'; readonly turn: Seat }
  | { readonly ok: false; readonly code: 'unknown-move' }
  | { readonly ok: false; readonly code: 'illegal-move'; readonly refusal: Refusal }
  | { readonly ok: false; readonly code: 'cannot-undo'; readonly why: 'nothing' | 'chance' | 'other-seat' }
  /** The seat's time can't have run out, it is a bot's or its player's already, or it has given up. */
  | { readonly ok: false; readonly code: 'cannot-note' }
  | { readonly ok: false; readonly code: 'table-ended' }
  | {
      readonly ok: false;
      readonly code: 'table-frozen';
      readonly table: Table<State, Move, View, Event>;
      readonly report: Report;
    };

/** The newest row's seq. */
export const seqOf = (table: { readonly rows: Pick<Log, 'length'> }): number => table.rows.length - 1;

export type Status = 'playing' | 'ended' | 'frozen';
export function statusOf(table: Pick<Table, 'frozen' | 'result'>): Status {
  if (table.frozen !== undefined) return 'frozen';
  return table.result === undefined ? 'playing' : 'ended';
}
