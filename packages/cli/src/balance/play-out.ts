import type { Bot, Limits } from '@backlot/bots';
import { type Game, type Seat, searchChance, type Viewed } from '@backlot/engine';

/** Which game a bot plays against itself. */
export interface Played<State, Move, View extends Viewed, Event> {
  readonly game: Game<State, Move, View, Event>;
  readonly bot: Bot;
  readonly seats: number;
  readonly seed: number;
  readonly limits: Limits;
}

/** Plays a whole game, all seats by the same bot; gives its end. */
export function playOut<State, Move, View extends Viewed, Event>(
  { game, bot, seats, seed, limits }: Played<State, Move, View, Event>,
  emit: (event: Event) => void,
): State {
  const table = { chance: searchChance(seed), emit };
  const chance = searchChance(seed ^ 0x5bd1e995);
  const state = game.setup({}, seats, table);
  for (let seat: Seat | undefined = game.turn(state); seat !== undefined; seat = game.turn(state)) {
    const view = game.view(state, seat);
    const move = bot.choose({ game: game as unknown as Game, view, chance, ...limits });
    game.apply(state, move as Move, table);
  }
  return state;
}

/** Each seat's share of the victory, counted from the starting player; ties split it. */
export function winsOf<State>(game: Pick<Game<State>, 'result'>, state: State, start: Seat): number[] {
  const ranks = game.result(state)?.ranks ?? [];
  const winners = ranks.filter(rank => rank === 1).length;
  return ranks.map((_, i) => (ranks[(start + i) % ranks.length] === 1 ? 1 / winners : 0));
}

/** Adds one to a count. */
export const bump = (counts: number[], at: number, by = 1): void => {
  counts[at] = (counts[at] ?? 0) + by;
};
