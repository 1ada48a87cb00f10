import { bestProduction, CIGAR_PEOPLE, FACTS, type Move, RAW_GOODS, type State } from '@backlot/cannes';
import type { Rods } from './rods.ts';

type Step = Extract<Move, { type: 'supply' | 'make' | 'golf' | 'raise' | 'present' | 'done' }>;
const DONE: Step = { type: 'done' };

/** The steps of a turn's best production, the whole of which is solved: by worth of what is presented and kept. */
function stepsOf(rods: Rods, state: State, seat: number): Step[] {
  rods.of(state, seat, true);
  rods.worth();
  const { made, season } = rods.judge;
  // when no turn comes after this one tickets alone count
  if (season.turns <= 0) return [...bestProduction(state, seat).moves, DONE];
  const steps: Step[] = [];
  // what would be thrown away is not asked for
  const surplus = RAW_GOODS.map((_, good) => made.after[good] - made.kept[good]);
  for (let i = 0; i < state.tiles.length; i++) {
    const { cell, kind } = state.tiles[i];
    const { good, amount } = FACTS[kind];
    if (good < 0 || !rods.sight.isConnected(i) || state.used.includes(cell)) continue;
    if (surplus[good] < amount) steps.push({ type: 'supply', cell });
    else surplus[good] -= amount;
  }
  made.recipes.forEach((times, recipe) => {
    for (let i = 0; i < times; i++) steps.push({ type: 'make', recipe });
  });
  for (let i = 0; i < made.raises; i++) steps.push({ type: 'raise', movie: made.raised });
  made.shown.forEach((times, movie) => {
    for (let i = 0; i < times; i++) steps.push({ type: 'present', movie });
  });
  steps.push(DONE);
  return steps;
}

/**
 * The production of the turn that goes on. It is solved when it begins and after a marker of the network; as long as it
 * is asked about the same state it goes on from there, and for any other it solves what is left.
 */
export class Production {
  readonly #rods: Rods;
  #state: State | undefined;
  #turn = 0;
  #cigars = 0;
  #steps: readonly Step[] = [];
  #at = 0;

  constructor(rods: Rods) {
    this.#rods = rods;
  }

  /** Which of these moves is next; `first` tells whether it is the first after the suppliers that this answers. */
  next(state: State, seat: number, moves: readonly Move[]): { readonly at: number; readonly first: boolean } {
    if (state === this.#state && state.turn === this.#turn && state.cigars.length === this.#cigars) {
      const before = this.#steps[this.#at];
      const at = this.#find(this.#at + 1, moves);
      if (at >= 0) return { at, first: before.type === 'supply' && moves[at].type !== 'supply' };
    }
    this.#state = state;
    this.#turn = state.turn;
    this.#cigars = state.cigars.length;
    this.#steps = stepsOf(this.#rods, state, seat);
    const at = this.#find(0, moves);
    return { at, first: moves[at].type !== 'supply' };
  }

  #find(step: number, moves: readonly Move[]): number {
    this.#at = step;
    if (step >= this.#steps.length) return -1;
    return moves.findIndex(move => isStep(move, this.#steps[step]));
  }
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
function isStep(move: Move, step: Step): boolean {
  if (move.type !== step.type) return false;
  if ('cell' in move && 'cell' in step) return move.cell === step.cell;
  if ('recipe' in move && 'recipe' in step) return move.recipe === step.recipe;
  return 'movie' in move && 'movie' in step ? move.movie === step.movie : true;
}
