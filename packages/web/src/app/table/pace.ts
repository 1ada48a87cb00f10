import type { Seat } from '@backlot/engine';
import type { Update } from '@backlot/protocol';
import type { Speed } from '../preferences.ts';

/** Milliseconds that a step of somebody else stays before the next one shows, by speed 0 to 3. */
const LOOK: Readonly<Record<Speed, number>> = { 0: 0, 1: 1_600, 2: 750, 3: 250 };

/**
 * How long an update has to be seen before the next may take its place: bots answer at once,
 * and people want to follow. My own steps and what says nothing don't hold anything up.
 */
export function holdFor(update: Update, eyes: Seat | undefined, speed: Speed): number {
  const foreign = update.steps.some(step => step.seq > 0 && step.seat !== eyes && step.events.length > 0);
  return foreign ? LOOK[speed] : 0;
}
