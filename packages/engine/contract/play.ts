import type { Chance, Driver, Game, Viewed } from '../src/index.ts';

export type AnyGame = Game<unknown, unknown, Viewed, unknown>;

/** One move as it was played, with the chance values it drew: enough to play it again. */
export interface Played {
  readonly text: string;
  readonly chance: readonly number[];
}

/** A driver that remembers what chance gave and what was told. */
export function recording(chance: Chance): { driver: Driver<unknown>; drawn: number[]; events: unknown[] } {
  const drawn: number[] = [];
  const events: unknown[] = [];
  return {
    drawn,
    events,
    driver: {
      chance: below => {
        const value = chance(below);
        drawn.push(value);
        return value;
      },
      emit: event => events.push(event),
    },
  };
}

/**
 * Plays at random to the end, calling `each` at every decision.
 * Throws where a game has no move left or does not end within `limit` moves.
 */
export function playOut(
  game: AnyGame,
  seats: number,
  chance: Chance,
  limit: number,
  each?: (state: unknown, moves: number) => void,
): unknown {
  const driver = { chance };
  const state = game.setup({}, seats, driver);
  for (let moves = 0; game.turn(state) !== undefined; moves++) {
    if (moves >= limit) throw new Error(`no end within ${limit} moves`);
    each?.(state, moves);
    const legal = game.legal(state);
    if (legal.length === 0) throw new Error(`dead end after ${moves} moves: ${JSON.stringify(state)}`);
    game.apply(state, legal[chance(legal.length)], driver);
  }
  each?.(state, -1);
  return state;
}
