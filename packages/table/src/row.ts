import type { Seat } from '@backlot/engine';
import type { Seed } from './seed.ts';

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

/**
 * One row of a table's log. The log only grows.
 * A further kind of row (a seat handed to a bot, say) is a further member here; the compiler then names every place
 * that has to know it.
 */
export type Row = SetupRow | MoveRow | UndoRow;
/** A row that can stand: it made the state what it is, and has events. */
export type StandingRow = SetupRow | MoveRow;

/** The stretches that a log took over from records; none where it was played at one table. */
export function stretchesOf(rows: readonly Row[]): readonly Stretch[] {
  const first = rows[0];
  return first?.kind === 'setup' ? (first.from ?? []) : [];
}

/** The rows that stand, in order: all but undo rows and what they took back. */
export function standing(rows: readonly Row[]): StandingRow[] {
  const stands: StandingRow[] = [];
  for (const row of rows) {
    switch (row.kind) {
      case 'setup':
      case 'move':
        stands.push(row);
        break;
      case 'undo':
        stands.pop();
        break;
      default:
        row satisfies never;
    }
  }
  return stands;
}

/**
 * Where the rows begin among which undo may choose: the log's longest tail of rows of one seat without a chance
 * value. It holds undo rows too, so once another seat has moved nothing before counts, even if that seat took its
 * move back: it was seen.
 */
export function undoableFrom(rows: readonly Row[]): number {
  const last = rows.at(-1);
  let from = rows.length;
  if (last === undefined || last.kind === 'setup') return from;
  for (; from > 0; from--) {
    const row = rows[from - 1];
    if (row === undefined || row.kind === 'setup' || row.seat !== last.seat || row.chance.length > 0) break;
  }
  return from;
}
