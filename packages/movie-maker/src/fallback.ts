import type { Components } from './components.ts';
import type { Move } from './types.ts';

/** What declines or costs least, in this order. */
const QUIET: readonly Move['type'][] = [
  'pass',
  'out',
  'withdraw',
  'decline',
  'roll',
  'leave',
  'miss',
  'reserve',
  'award',
  'cast',
];

/**
 * For an absent seat: it rolls, declines what may be declined, misses turns rather than paying, and where it must give
 * something up gives what costs least. Debts are paid by selling the cheapest card first, films are pawned last.
 */
export function quiet(c: Components, legal: readonly Move[]): Move {
  for (const type of QUIET) {
    const found = legal.find(move => move.type === type);
    if (found !== undefined) return found;
  }
  const price = (move: Move): number => {
    if (move.type === 'sell') return c.prices[move.item];
    return move.type === 'lose' ? c.prices[move.card] : Number.MAX_SAFE_INTEGER;
  };
  return legal.reduce((best, move) => (price(move) < price(best) ? move : best));
}
