import type { Result, Seat } from '@backlot/engine';
import { type EndReason, isNote, type Row, stretchesOf } from './row.ts';

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

/** What happened at a table whose record this one goes on from concerned its players, so none of it counts here. */
export function noticed(rows: readonly Row[]): Noticed {
  const conceded = new Set<Seat>();
  const handed = new Set<Seat>();
  const late = new Set<Seat>();
  let ended: EndReason | undefined;
  for (const row of rows.slice(ownFrom(rows))) {
    switch (row.kind) {
      case 'timeout':
        late.add(row.seat);
        break;
      case 'bot':
        handed.add(row.seat);
        break;
      case 'back':
        handed.delete(row.seat);
        break;
      case 'concede':
        conceded.add(row.seat);
        break;
      case 'end':
        ended = row.why;
        break;
      case 'move':
        late.delete(row.seat);
        break;
      default:
    }
  }
  return { conceded, handed, late, ended };
}

/**
 * Where the rows of this table itself begin. While a record is played again its log is shorter than what it will have
 * taken over, and every row belongs to the table where it was first played.
 */
function ownFrom(rows: readonly Row[]): number {
  const over = stretchesOf(rows).filter(({ last }) => last < rows.length);
  return (over.at(-1)?.last ?? -1) + 1;
}

/** Who decides, and the result where the game is over. */
export interface Outcome {
  readonly turn: Seat | undefined;
  readonly result: Result | undefined;
}

/**
 * What the rules say of a state, and the log's notes after it.
 *
 * Who gave up, or let a bot play to the end, comes behind all others, whatever the points. Where the game ended early
 * no points count: whoever was still there shares the first rank, and those who had left or whose time was up come
 * behind; where nobody was there all are equal.
 */
export function outcome(rows: readonly Row[], { turn, result }: Outcome, seats: number): Outcome {
  if (result === undefined && rows.at(-1)?.kind !== 'end') return { turn, result };
  if (result !== undefined && !rows.some(isNote)) return { turn, result };
  const { conceded, handed, late, ended } = noticed(rows);
  if (ended === undefined && result !== undefined) {
    return { turn, result: behind(result, seat => conceded.has(seat) || handed.has(seat)) };
  }
  const even = { points: Array<number>(seats).fill(0), ranks: Array<number>(seats).fill(1) };
  const left = (seat: Seat) => conceded.has(seat) || handed.has(seat) || late.has(seat);
  return { turn: undefined, result: behind(even, left) };
}

/** The result with some seats behind the others, in their order among themselves. */
function behind({ points, ranks }: Result, left: (seat: Seat) => boolean): Result {
  const place = (seat: Seat) => (left(seat) ? ranks.length : 0) + (ranks[seat] ?? 0);
  const order = ranks.map((_, seat) => place(seat));
  return { points, ranks: order.map(mine => 1 + order.filter(other => other < mine).length) };
}
