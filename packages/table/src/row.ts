import type { Seat } from '@backlot/engine';
import type { Seed } from './seed.ts';

/** What most moves draw: one list for all of them. */
export const NOTHING: readonly number[] = [];

/** A row as it is kept in memory. */
export function kept<R extends Row>(row: R): R {
  return row.chance.length === 0 && row.chance !== NOTHING ? { ...row, chance: NOTHING } : row;
}

interface AnyRow {
  /** Place in the log, from 0, without gaps; never used again, not even by a row taken back. */
  readonly seq: number;
  /** Milliseconds since 1970, as the caller's clock said. */
  readonly at: number;
  /** Every chance value drawn, in order. Secret while the game runs: the next player's draw may be among them. */
  readonly chance: readonly number[];
}
/** The rows up to and including `last` (and after those of the stretch before) drew from this seed. */
export interface Stretch {
  readonly last: number;
  readonly seed: Seed;
  /** What was published of the seed before its first draw. */
  readonly commitment: string;
}
/** Row 0: the rules set the table up. */
export interface SetupRow extends AnyRow {
  readonly kind: 'setup';
  /** Where the table goes on from the record of another: whose rows its first ones are, oldest first. */
  readonly from?: readonly Stretch[];
}
export interface MoveRow extends AnyRow {
  readonly kind: 'move';
  readonly seat: Seat;
  /** The move's text form. */
  readonly move: string;
}
/** Takes back the newest standing move, which is the same seat's and drew nothing. */
export interface UndoRow extends AnyRow {
  readonly kind: 'undo';
  readonly seat: Seat;
}

/** The time of the seat that decides ran out. */
export interface TimeoutRow extends AnyRow {
  readonly kind: 'timeout';
  readonly seat: Seat;
}
/** A bot plays for a seat from now on. */
export interface BotRow extends AnyRow {
  readonly kind: 'bot';
  readonly seat: Seat;
  readonly level: string;
}
/** The seat's player plays again. */
export interface BackRow extends AnyRow {
  readonly kind: 'back';
  readonly seat: Seat;
}
/** A seat's player gives the game up; the seat may be played on by a bot, but comes behind. */
export interface ConcedeRow extends AnyRow {
  readonly kind: 'concede';
  readonly seat: Seat;
}
export const END_REASONS = ['agreed', 'conceded', 'abandoned'] as const;
export type EndReason = (typeof END_REASONS)[number];
/** The game ends before its rules end it. */
export interface EndRow extends AnyRow {
  readonly kind: 'end';
  readonly why: EndReason;
}

/** What happened at the table beside the game: it draws nothing and leaves the state as it was. */
export type NoteRow = TimeoutRow | BotRow | BackRow | ConcedeRow | EndRow;

/**
 * One row of a table's log. The log only grows.
 * A further kind of row is a further member here; the compiler then names every place that has to know it.
 */
export type Row = SetupRow | MoveRow | UndoRow | NoteRow;
/** A row that can stand: it made the state what it is, and has events. */
export type StandingRow = SetupRow | MoveRow;

export function isNote(row: Row): row is NoteRow {
  return row.kind !== 'setup' && row.kind !== 'move' && row.kind !== 'undo';
}

/** The rows that count, in order: all but undo rows and what they took back. */
export function counting(rows: Iterable<Row>): (StandingRow | NoteRow)[] {
  const left: (StandingRow | NoteRow)[] = [];
  for (const row of rows) {
    // Nothing before a note can be taken back, so this takes moves only.
    if (row.kind === 'undo') left.pop();
    else left.push(row);
  }
  return left;
}

/** The rows that made the state what it is, in order: no notes, no undo rows and not what these took back. */
export function standing(rows: Iterable<Row>): StandingRow[] {
  return counting(rows).filter(row => !isNote(row));
}
