import type { Move, State, View } from '@backlot/movie-maker';
import type { Bot } from '../bot.ts';

/** What begins talk that random players never end. */
export const TALK: readonly Move['type'][] = [
  'offer',
  'auction',
  'raise',
  'counter',
  'give',
  'want',
  'giveCash',
  'wantCash',
];

/** Any legal move, each equally likely, but for offers and auctions of one's own: offers are answered, not made. */
export function plainBot(): Bot<State, Move, View> {
  return {
    choose({ game, view, chance }) {
      const legal = game.legal(game.imagine(view, chance));
      const quiet = legal.filter(move => !TALK.includes(move.type));
      const moves = quiet.length > 0 ? quiet : legal;
      return moves[chance(moves.length)];
    },
  };
}
