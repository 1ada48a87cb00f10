import type { Game } from '@backlot/engine';
import { noMoreThan, numberOf, readArguments } from '../arguments.ts';
import { titleOf } from '../titles.ts';
import { Violation } from './violation.ts';
import { type Counts, walk } from './walk.ts';

/** Games from the first on that are audited at every decision; later ones at every AUDIT_EVERY-th. */
const FULL_AUDITS = 200;
const AUDIT_EVERY = 16;
const MAX_SEED = 2 ** 32 - 1;

/** How many moves before a violation are told. */
const TOLD = 200;

export interface Plan {
  readonly games: number;
  readonly undo: number;
  /** Undefined plays all numbers of seats in turn. */
  readonly seats: number | undefined;
  /** Of the first game; the next has the next. */
  readonly seed: number;
  /** How many games have the views of all seats checked at every decision. */
  readonly leaks: number;
}

/** Plays every game of the plan, a title's options in turn; throws a Violation at the first thing that must not happen. */
export function simulateGames(game: Game, plan: Plan): Counts {
  const counts: Counts = { moves: 0, undos: 0, audits: 0, leakChecks: 0, longest: 0 };
  const { min, max } = game.seats;
  for (let i = 0; i < plan.games; i++) {
    const seed = (plan.seed + i) % (MAX_SEED + 1);
    const seats = plan.seats ?? min + (seed % (max - min + 1));
    const auditEvery = i < FULL_AUDITS ? 1 : AUDIT_EVERY;
    walk(game, { seed, seats, undo: plan.undo, auditEvery, leaks: i < plan.leaks }, counts);
  }
  return counts;
}

/**
 * `simulate TITLE`: random play with undo under all checks. Prints a line of counts; or, at the first violation, what it
 * was, how to see it again and the moves that led there, with exit code 1.
 */
export async function simulate(args: readonly string[]): Promise<number> {
  const { words, flags } = readArguments(args, {
    games: 'string',
    undo: 'string',
    seats: 'string',
    seed: 'string',
    leaks: 'string',
  });
  const title = titleOf(words[0]);
  noMoreThan(1, words);
  const { game } = title.shipped;
  const plan: Plan = {
    games: numberOf('games', flags.games, { min: 1, max: 100_000_000, otherwise: 1000 }),
    // more would hardly ever come to an end
    undo: numberOf('undo', flags.undo, { min: 0, max: 0.5, otherwise: 0.2, whole: false }),
    seats:
      flags.seats === undefined ? undefined : numberOf('seats', flags.seats, { ...game.seats, otherwise: 0 }),
    seed: numberOf('seed', flags.seed, { min: 0, max: MAX_SEED, otherwise: 1 }),
    leaks: numberOf('leaks', flags.leaks, { min: 0, max: 100_000_000, otherwise: 300 }),
  };
  return runPlan(game, plan);
}

/** The plan's games, told on the terminal; gives the exit code. */
export function runPlan(game: Game, plan: Plan): number {
  const start = performance.now();
  try {
    const counts = simulateGames(game, plan);
    console.log(line(game.id, plan.games, counts, performance.now() - start));
    return 0;
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const { seed, seats, moves } = error;
    console.error(`${game.id}: violation in the game of seed ${seed} with ${seats} seats: ${error.message}`);
    const again = `--games 1 --seed ${seed} --seats ${seats} --undo ${plan.undo}`;
    console.error(`see it again: npm run simulate -- ${game.id} ${again}`);
    const last = moves.slice(-TOLD);
    const which =
      last.length < moves.length ? `the last ${TOLD} of ${moves.length} moves` : `${moves.length} moves`;
    console.error(`${which}: ${last.join(', ')}`);
    return 1;
  }
}

function line(id: string, games: number, counts: Counts, ms: number): string {
  const facts = [
    `${games} games`,
    `${counts.moves} moves`,
    `${counts.undos} undos`,
    `${counts.audits} audits`,
    `${counts.leakChecks} leak checks`,
    `longest game ${counts.longest} moves`,
    `${Math.round(ms)} ms`,
    'no violation',
  ];
  return `${id}: ${facts.join(', ')}`;
}
