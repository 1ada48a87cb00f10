import { type Game, searchChance } from '@backlot/engine';
import { pickMove, type Round, type Talk } from './random-play.ts';

/** One position from the middle of a random game, after half of its moves, for every number of seats. */
export function middles(game: Game, seed: number, talk?: Talk): unknown[] {
  const positions: unknown[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const chance = searchChance(seed + seats);
    const driver = { chance };
    const state = game.setup({}, seats, driver);
    const passed: unknown[] = [];
    while (game.turn(state) !== undefined) {
      passed.push(game.clone(state));
      const legal = game.legal(state);
      game.apply(state, pickMove(legal, chance, talk), driver);
    }
    positions.push(passed[Math.floor(passed.length / 2)]);
  }
  return positions;
}

/** The time is taken for so many copies of each position at once. */
const COPIES = 100;

/**
 * Copies positions from the middle of random games for about `ms` milliseconds. Gives the fastest stretch of it, each
 * copy as a move.
 */
export function playClones(game: Game, ms: number, seed: number, talk?: Talk): Round {
  const positions = middles(game, seed, talk);
  // the newest copies are kept, so that none is made for nothing
  const kept = [...positions];
  const moves = COPIES * positions.length;
  let fastest = Number.POSITIVE_INFINITY;
  const end = performance.now() + ms;
  for (let from = performance.now(); from < end; from = performance.now()) {
    for (let i = 0; i < moves; i++) kept[i % kept.length] = game.clone(positions[i % kept.length]);
    fastest = Math.min(fastest, performance.now() - from);
  }
  return { moves, ms: fastest };
}
