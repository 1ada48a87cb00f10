import { bestProduction, CIGAR_PEOPLE, FACTS, type Move, RAW_GOODS, type State } from '@backlot/cannes';
import type { Rods } from './rods.ts';

type Step = Extract<Move, { type: 'supply' | 'make' | 'golf' | 'raise' | 'present' | 'done' }>;
const DONE: Step = { type: 'done' };

/**
 * The next step of a turn's best production, the whole of which is solved: by worth of what is presented and kept, and
 * when no turn comes after this one by tickets alone. It is solved anew at every step, which gives the same plan.
 */
export function nextStep(rods: Rods, state: State, seat: number): Step {
  rods.of(state, seat, true);
  rods.worth();
  const { made, season } = rods.judge;
  if (season.turns <= 0) return bestProduction(state, seat).moves[0] ?? DONE;
  // what would be thrown away is not asked for
  const surplus = RAW_GOODS.map((_, good) => made.after[good] - made.kept[good]);
  for (let i = 0; i < state.tiles.length; i++) {
    const { cell, kind } = state.tiles[i];
    const { good, amount } = FACTS[kind];
    if (good < 0 || !rods.sight.isConnected(i) || state.used.includes(cell)) continue;
    if (surplus[good] < amount) return { type: 'supply', cell };
    surplus[good] -= amount;
  }
  const recipe = made.recipes.findIndex(times => times > 0);
  if (recipe >= 0) return { type: 'make', recipe };
  if (made.raises > 0) return { type: 'raise', movie: made.raised };
  const movie = made.shown.findIndex(times => times > 0);
  return movie >= 0 ? { type: 'present', movie } : DONE;
}

/** By how much an old-boy marker at its best place betters the position, two people paid (CAN-4.4). */
export function golfGain(rods: Rods, state: State, seat: number): number {
  rods.of(state, seat, true);
  const now = rods.worth();
  const worths: number[] = [];
  rods.cigars(rods.cigarPlaces(), CIGAR_PEOPLE, worths);
  return Math.max(...worths) - now;
}

/** Whether a move is this step. */
export function isStep(move: Move, step: Step): boolean {
  if (move.type !== step.type) return false;
  if ('cell' in move && 'cell' in step) return move.cell === step.cell;
  if ('recipe' in move && 'recipe' in step) return move.recipe === step.recipe;
  return 'movie' in move && 'movie' in step ? move.movie === step.movie : true;
}
