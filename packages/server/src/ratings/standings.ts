import { ordinal, rate, rating } from 'openskill';
import type { EndedTable } from '../store/ratings.ts';

export type Strength = { readonly mu: number; readonly sigma: number };

/** Where everybody begins. */
export const UNKNOWN: Strength = rating();

/** Strength as people read it: 1,000 for who has played nothing, and more only for what is sure. */
export function pointsOf(strength: Strength): number {
  return Math.round(ordinal(strength, { alpha: 40, target: 1000 }));
}

/**
 * Places at the end, by seat of `seats`. Whoever gave up or was absent at the end is last, together with all others of
 * that kind, whatever the bot made of the seat. A game without a result has only these two places; undefined where nobody
 * left, so that nothing was decided.
 */
export function placesOf({ seats, result }: Pick<EndedTable, 'seats' | 'result'>): number[] | undefined {
  const ranks = result === null ? undefined : (JSON.parse(result) as { ranks: number[] }).ranks;
  if (ranks === undefined && seats.every(({ stayed }) => stayed)) return undefined;
  const keys = seats.map(({ seat, stayed }) => (stayed ? (ranks?.[seat] ?? 0) : Number.POSITIVE_INFINITY));
  return keys.map(key => 1 + keys.filter(other => other < key).length);
}

/** Strengths after a game with these places; equal places shared it. */
export function afterGame(before: readonly Strength[], places: readonly number[]): Strength[] {
  const teams = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...places] },
  );
  return teams.map(([one], i) => one ?? (before[i] as Strength));
}
