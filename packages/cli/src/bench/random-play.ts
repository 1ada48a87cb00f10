import { type Chance, type Game, searchChance } from '@backlot/engine';

/** Moves made and the time they took. */
export interface Round {
  readonly moves: number;
  readonly ms: number;
}

/** Numbers of seats in turn, so that each has its share of the games. */
export const seatsOf = ({ min, max }: Game['seats'], games: number): number =>
  min + (games % (max - min + 1));

/** Whether a move begins or answers talk between players that a benchmark leaves out. */
export type Talk = (move: unknown) => boolean;

/** One of the moves at random, each equally likely; of those that are no talk where `talk` is given. */
export function pickMove(legal: readonly unknown[], chance: Chance, talk: Talk | undefined): unknown {
  if (talk === undefined) return legal[chance(legal.length)];
  let quiet = 0;
  for (let i = 0; i < legal.length; i++) if (!talk(legal[i])) quiet++;
  let left = chance(quiet);
  for (let i = 0; i < legal.length; i++) if (!talk(legal[i]) && left-- === 0) return legal[i];
  throw new Error('every move allowed is talk: nothing can be played in its place');
}

/**
 * Whole random games on this engine for about `ms` milliseconds: setup, then legal moves, one picked, applied, until
 * the end. What a bot's rollout or a simulation does, without events, copies or text.
 */
export function playRandom(game: Game, ms: number, seed: number, talk?: Talk): Round {
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
      game.apply(state, pickMove(legal, chance, talk), driver);
      moves++;
    }
    now = performance.now();
  }
  return { moves, ms: now - start };
}
