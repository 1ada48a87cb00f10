import type { Speed } from '../preferences.ts';

/** Milliseconds that a step stays while the replay runs, by animation speed 0 to 3. */
const LOOK: Readonly<Record<Speed, number>> = { 0: 600, 1: 2_200, 2: 1_200, 3: 450 };

/** What a replay can be sped up or slowed down by. */
export const RATES = [0.5, 1, 2, 4] as const;

/** How long what is shown now stays: a whole turn longer than a move, and what says nothing only a moment. */
export function showFor(speed: Speed, byTurn: boolean, lines: number, rate = 1): number {
  if (lines === 0) return LOOK[speed] / 4 / rate;
  return (LOOK[speed] * (byTurn ? 1.6 : 1)) / rate;
}
