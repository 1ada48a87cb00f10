import type { Result, Seat } from '@backlot/engine';
import type { Log } from './log.ts';

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
export function outcome(rows: Log, { turn, result }: Outcome, seats: number): Outcome {
  if (result === undefined && rows.at(-1)?.kind !== 'end') return { turn, result };
  if (result !== undefined && !rows.annotated) return { turn, result };
  const { conceded, handed, late, ended } = rows.noticed;
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
