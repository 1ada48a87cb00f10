import { type Chance, type Game, type Seat, searchChance, type Variant } from '@backlot/engine';
import { messageOf } from '../errors.ts';
import { checkLeaks } from './leaks.ts';
import { UndoChain } from './undo-chain.ts';
import { Violation } from './violation.ts';

/** A random game that has not ended by then never will: long ones, full of offers between six players, take over 20,000. */
const MOST_MOVES = 100_000;

export interface Walk {
  /** Of this one game: it and the number of seats repeat it, options included. */
  readonly seed: number;
  readonly seats: number;
  /** How likely a move that may be taken back is taken back, at each decision. */
  readonly undo: number;
  /** Audits every n-th decision. */
  readonly auditEvery: number;
  readonly leaks: boolean;
}
export interface Counts {
  /** Played in all, those taken back included. */
  moves: number;
  undos: number;
  audits: number;
  /** Views compared with that of a state imagined from them. */
  leakChecks: number;
  /** Moves that stood in the longest game. */
  longest: number;
}

/**
 * The options of the game of a seed: all combinations in turn. They change after every number of seats has had its
 * game, so that each combination meets each number of seats.
 */
export function variantOf(game: Game, seed: number): Variant {
  let at = Math.floor(seed / (game.seats.max - game.seats.min + 1));
  const variant: Record<string, string> = {};
  for (const [name, values] of Object.entries(game.variants)) {
    variant[name] = values[at % values.length] as string;
    at = Math.floor(at / values.length);
  }
  return variant;
}

/** Plays one random game to its end with every check, and counts; throws a Violation. */
export function walk(game: Game, plan: Walk, counts: Counts): void {
  const moves: string[] = [];
  try {
    step(game, plan, counts, moves);
  } catch (error) {
    throw new Violation(messageOf(error), { seed: plan.seed, seats: plan.seats, moves });
  }
  counts.longest = Math.max(counts.longest, moves.length);
}

function step(game: Game, plan: Walk, counts: Counts, moves: string[]): void {
  const { seats, undo } = plan;
  const pick = searchChance(plan.seed);
  // imagining has a chance of its own, so that checking changes no game
  const imagination = searchChance(plan.seed ^ 0x5bd1e995);
  let draws = 0;
  const chance: Chance = below => {
    draws++;
    return pick(below);
  };
  const chain = new UndoChain();
  const takesBack = () => pick(1_000_000) < undo * 1_000_000;
  let backNext = false;
  const legal: unknown[] = [];
  let state = game.setup(variantOf(game, plan.seed), seats, { chance });
  let decisions = 0;
  for (;;) {
    const over = game.turn(state) === undefined;
    if (over || decisions % plan.auditEvery === 0) {
      game.audit(state);
      counts.audits++;
    }
    if (plan.leaks) counts.leakChecks += checkLeaks(game, state, seats, imagination);
    if (over) break;
    decisions++;
    const seat = game.turn(state) as Seat;
    if (chain.open(seat) && backNext) {
      state = chain.back(game);
      moves.pop();
      counts.undos++;
      backNext = takesBack();
      continue;
    }
    game.legal(state, legal);
    if (legal.length === 0) throw new Error(`dead end: seat ${seat} has no move`);
    if (moves.length >= MOST_MOVES) throw new Error(`the game has not ended after ${MOST_MOVES} moves`);
    const move = legal[pick(legal.length)];
    moves.push(game.text(move));
    backNext = takesBack();
    chain.keep(seat, state, legal.length, backNext);
    state = game.clone(state);
    draws = 0;
    game.apply(state, move, { chance });
    if (draws > 0) chain.close();
    counts.moves++;
  }
  checkResult(game, state, seats);
}

function checkResult(game: Game, state: unknown, seats: number): void {
  const result = game.result(state);
  if (result === undefined) throw new Error('nobody decides any more, and yet there is no result');
  const { points, ranks } = result;
  if (points.length !== seats || ranks.length !== seats || Math.min(...ranks) !== 1) {
    throw new Error(`impossible result ${JSON.stringify(result)}`);
  }
}
