import type { Viewed } from '@backlot/engine';
import type { Bot } from './bot.ts';

/** Any legal move, each equally likely. */
export function randomBot<State, Move, View extends Viewed>(): Bot<State, Move, View> {
  return {
    choose({ game, view, chance }) {
      const legal = game.legal(game.imagine(view, chance));
      return legal[chance(legal.length)];
    },
  };
}
