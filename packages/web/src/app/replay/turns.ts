import type { Seat } from '@backlot/engine';
import { type Reel, reelEvents } from '@backlot/table';

/** The steps with which a turn ends, rising; step 0 (the set-up) and the last one always are among them. */
export function turnEnds(reel: Reel): number[] {
  const last = reel.steps.length - 1;
  const told = reel.steps.map((_, step) =>
    reelEvents(reel, undefined, step).some(event => (event as { type?: unknown } | null)?.type === 'turn'),
  );
  // A game that tells when a turn begins is believed; in others a turn lasts as long as one seat moves.
  const tells = told.some((turn, step) => turn && step > 0);
  return reel.steps.flatMap(({ seat }, step) => {
    const ends = tells ? told[step] : reel.steps[step + 1]?.seat !== seat;
    return step === 0 || step === last || ends ? [step] : [];
  });
}

/** Which turn a step belongs to, from 1; the set-up is turn 0. */
export const turnOf = (ends: readonly number[], step: number): number =>
  Math.max(
    0,
    ends.findIndex(end => step <= end),
  );

/** The end of the turn after the step; the step itself where none follows. */
export const nextEnd = (ends: readonly number[], step: number): number =>
  ends.find(end => end > step) ?? step;

/** The end of the turn before the step; the step itself where none comes before. */
export const endBefore = (ends: readonly number[], step: number): number =>
  ends.findLast(end => end < step) ?? step;

/** Steps in a row by the same seat: what the strip above the scrubber is coloured by. */
export interface Run {
  readonly seat: Seat;
  readonly steps: number;
}
export function runs(reel: Reel): Run[] {
  const all: { seat: Seat; steps: number }[] = [];
  for (const { seat } of reel.steps) {
    const newest = all.at(-1);
    if (seat === undefined) continue;
    if (newest?.seat === seat) newest.steps += 1;
    else all.push({ seat, steps: 1 });
  }
  return all;
}
