import type { Bot, Limits } from '@backlot/bots';
import type { Game, Seat } from '@backlot/engine';
import {
  type Card,
  type Components,
  GENRES,
  type Move,
  type MovieMaker,
  type State,
} from '@backlot/movie-maker';
import { bump, playOut } from '../play-out.ts';

/** Ways to play that none should be the only good one. */
export const STRATEGIES = ['cheap films', 'great films', 'films at the end'] as const;

/** Stories of comedies and musicals are worth this, in pounds: in the middle, and for both cheap and great films. */
const MIDDLE = 3_000_000;

/** Which moves a strategy never makes. */
type Shuns = (state: State, move: Move) => boolean;

function shunsOf(c: Components): readonly Shuns[] {
  /** The cards that a move buys, bids for, films, or gets by a trade. */
  const cards = (state: State, move: Move): readonly Card[] => {
    const frame = state.stack.at(-1);
    if (move.type === 'complete') return [move.story];
    if (move.type === 'buy' && frame?.kind === 'card') return [state.up];
    if (move.type === 'bid' && frame?.kind === 'bid') return [frame.item];
    if (move.type === 'propose' && frame?.kind === 'offer') return frame.want.items;
    if (move.type === 'accept' && frame?.kind === 'answer') return frame.give.items;
    return [];
  };
  /** Whether a story among them adds so much to a film. */
  const story = (state: State, move: Move, fits: (worth: number) => boolean): boolean =>
    cards(state, move).some(
      card => c.parts[card] === 0 && fits(c.worth[card * GENRES.length + (c.kinds[card] ?? 0)] ?? MIDDLE),
    );
  return [
    (state, move) => story(state, move, worth => worth > MIDDLE),
    (state, move) => story(state, move, worth => worth < MIDDLE),
    (state, move) => move.type === 'complete' && state.ending === 0,
  ];
}

/** A bot that plays as `bot`, but never makes the moves that are shunned where others are allowed. */
function shunning(bot: Bot, game: MovieMaker, shuns: Shuns): Bot {
  const narrowed = {
    ...game,
    legal(state: State, into: Move[] = []): Move[] {
      const all = game.legal(state, into);
      const kept = all.filter(move => !shuns(state, move));
      if (kept.length === 0) return all;
      all.splice(0, all.length, ...kept);
      return all;
    },
  };
  return { choose: task => bot.choose({ ...task, game: narrowed as unknown as Game }) };
}

/** Every order of the three. */
const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
];

/** By STRATEGIES, twice: how often a player of the first came out ahead of one of the second at the same table. */
export type Contest = readonly (readonly number[])[];

/** One table of different strategies, dealt round from the starting player in an order that the seed names. */
export function contest(
  game: MovieMaker,
  c: Components,
  bot: Bot,
  seats: number,
  seed: number,
  limits: Limits,
): Contest {
  const order = ORDERS[seed % ORDERS.length] as readonly number[];
  const bots = shunsOf(c).map(shuns => shunning(bot, game, shuns));
  let start: Seat = 0;
  const strategyOf = (seat: Seat): number => order[((seat - start + seats) % seats) % order.length] as number;
  const mixed: Bot = {
    choose: task => (bots[strategyOf(task.view.seat ?? 0)] as Bot).choose(task),
  };
  const state = playOut({ game, bot: mixed, seats, seed, limits }, event => {
    if (event.type === 'began') start = event.seat;
  });
  const ahead = STRATEGIES.map(() => STRATEGIES.map(() => 0));
  const ranks = game.result(state)?.ranks ?? [];
  ranks.forEach((own, seat) => {
    ranks.forEach((other, rival) => {
      const row = ahead[strategyOf(seat)] as number[];
      if (seat !== rival) bump(row, strategyOf(rival), own < other ? 1 : own === other ? 0.5 : 0);
    });
  });
  return ahead;
}
