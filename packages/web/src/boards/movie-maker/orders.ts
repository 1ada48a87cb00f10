import type { Option } from '@backlot/engine';
import type { Frame, Move } from '@backlot/movie-maker';

/** What a player has told the board to answer by itself; known to this page only. */
interface Orders {
  /** Asked for a window of one's own after another's turn; otherwise the question is passed. */
  readonly raised: boolean;
  /** The highest bid in pounds for the lot now on the lectern; undefined to bid by hand. */
  readonly limit: number | undefined;
}

/** The move that `orders` give for the pending decision; undefined where a person is to answer. */
export function ordered(
  frame: Frame | undefined,
  options: readonly Option<Move>[],
  orders: Orders,
): Move | undefined {
  const open = options.filter(option => option.refusal === undefined).map(option => option.move);
  if (frame?.kind === 'raise') {
    return orders.raised ? undefined : open.find(move => move.type === 'pass');
  }
  if (frame?.kind !== 'bid' || orders.limit === undefined) return undefined;
  const limit = orders.limit;
  const within = open.flatMap(move => (move.type === 'bid' && frame.high + move.by <= limit ? [move] : []));
  // The smallest step: nobody pays more than it takes.
  within.sort((a, b) => a.by - b.by);
  return within[0] ?? open.find(move => move.type === 'out');
}

/** Tells one lot from the next, so that a limit never outlives its auction. */
export const lotKey = (frame: Frame | undefined, turn: number): string | undefined =>
  frame?.kind === 'bid' ? `${turn}:${frame.item}:${frame.seller}:${frame.host}` : undefined;
