import type { Seat } from '@backlot/engine';
import type { EndReason, Row } from './row.ts';

/** What the notes of a log say of its seats and its end. */
export interface Noticed {
  /** Seats whose players gave up, for good. */
  readonly conceded: ReadonlySet<Seat>;
  /** Seats that a bot was given and whose players have not come back. */
  readonly handed: ReadonlySet<Seat>;
  /** Seats whose time ran out and that have not moved since. */
  readonly late: ReadonlySet<Seat>;
  /** Why the game ended before its rules ended it. */
  readonly ended: EndReason | undefined;
}

const NOBODY: ReadonlySet<Seat> = new Set();
/** What a log without notes says: one value for nearly all. */
export const NOTHING_NOTICED: Noticed = { conceded: NOBODY, handed: NOBODY, late: NOBODY, ended: undefined };

/** What a log says with one more row; the same value where that changes nothing. */
export function noticing(before: Noticed, row: Row): Noticed {
  switch (row.kind) {
    case 'timeout':
      return { ...before, late: new Set(before.late).add(row.seat) };
    case 'bot':
      return { ...before, handed: new Set(before.handed).add(row.seat) };
    case 'back':
      return { ...before, handed: without(before.handed, row.seat) };
    case 'concede':
      return { ...before, conceded: new Set(before.conceded).add(row.seat) };
    case 'end':
      return { ...before, ended: row.why };
    case 'move':
      return before.late.has(row.seat) ? { ...before, late: without(before.late, row.seat) } : before;
    default:
      return before;
  }
}

function without(seats: ReadonlySet<Seat>, seat: Seat): ReadonlySet<Seat> {
  const left = new Set(seats);
  left.delete(seat);
  return left;
}
