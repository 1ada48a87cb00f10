import { type Game, searchChance } from '@backlot/engine';

/** Moves made and the time they took. */
export interface Round {
  readonly moves: number;
  readonly ms: number;
}

/** Numbers of seats in turn, so that each has its share of the games. */
export const seatsOf = ({ min, max }: Game['seats'], games: number): number =>
  min + (games % (max - min + 1));

/**
 * Whole random games on this engine for about `ms` milliseconds: setup, then legal moves, one picked, applied, until
 * the end. What a bot's rollout or a simulation does, without events, copies or text.
 */
export function playRandom(game: Game, ms: number, seed: number): Round {
  const chance = searchChance(seed);
  const driver = { chance };
  const legal: unknown[] = [];
  let moves = 0;
  const start = performance.now();
  let now = start;
  for (let games = 0; now - start < ms; games++) {
    const state = game.setup({}, seatsOf(game.seats, games), driver);
    while (game.turn(state) !== undefined) {
      game.legal(state, legal);
      game.apply(state, legal[chance(legal.length)], driver);
      moves++;
    }
    now = performance.now();
  }
  return { moves, ms: now - start };
}
