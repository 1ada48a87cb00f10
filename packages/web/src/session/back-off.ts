const FIRST = 300;
const LONGEST = 5_000;

/**
 * Milliseconds to wait before try number `attempt` (0 for the first) at connecting again:
 * doubling up to five seconds, spread by a quarter either way so that a crowd doesn't return at once.
 * `random` is a number from 0 to 1.
 */
export function backOff(attempt: number, random: number): number {
  const plain = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(plain * (0.75 + random / 2));
}
