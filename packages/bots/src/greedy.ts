import type { Viewed } from '@backlot/engine';
import type { Bot, Policy } from './bot.ts';

/** Index of the highest number; the first of equals. */
export function best(worths: readonly number[], count = worths.length): number {
  let at = 0;
  for (let i = 1; i < count; i++) if (worths[i] > worths[at]) at = i;
  return at;
}

/** One ply: the legal move its policy ranks highest. */
export function greedyBot<State, Move, View extends Viewed>(
  policy: Policy<State, Move>,
): Bot<State, Move, View> {
  return {
    choose({ game, view, chance }) {
      const state = game.imagine(view, chance);
      const legal = game.legal(state);
      const worths: number[] = [];
      policy.rank(state, legal, worths);
      return legal[best(worths, legal.length)];
    },
  };
}
