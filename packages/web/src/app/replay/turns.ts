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
  return reel.steps.flatMap(({ seat, note }, step) => {
    const next = note ? undefined : nextMove(reel, step);
    const ends = tells ? told[step] : next !== undefined && next.seat !== seat;
    return step === 0 || step === last || ends ? [step] : [];
  });
}

/** The next move after a step; what happens beside the game is none. */
function nextMove({ steps }: Reel, step: number): Reel['steps'][number] | undefined {
  let next = step + 1;
  while (steps[next]?.note) next++;
  return steps[next];
}

/** How many moves have been made at a step. */
export const movesAt = ({ steps }: Reel, step: number): number =>
  steps.slice(1, step + 1).filter(({ note }) => !note).length;

/** The steps at which something happened beside the game. */
export const notesOf = ({ steps }: Reel): number[] => steps.flatMap(({ note }, step) => (note ? [step] : []));

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
  for (const { seat, note } of reel.steps) {
    const newest = all.at(-1);
    // What happens beside the game interrupts nobody.
    if (newest && (newest.seat === seat || note)) newest.steps += 1;
    else if (seat !== undefined) all.push({ seat, steps: 1 });
  }
  return all;
}
