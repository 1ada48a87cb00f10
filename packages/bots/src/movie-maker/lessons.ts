import { type Chance, type Seat, searchChance } from '@backlot/engine';
import { compile, type Frame, type Move, movieMaker, SHIPPED, type State } from '@backlot/movie-maker';
import type { Policy } from '../bot.ts';
import { best } from '../greedy.ts';
import type { Lessons } from '../learning/lessons.ts';
import { Accounts } from './accounts.ts';
import { features, INPUTS } from './features.ts';
import { foresight } from './foresight.ts';
import type { Trained } from './network.ts';
import { TALK } from './plain.ts';
import { movieMakerPolicy } from './policy.ts';
import { WEIGHTS } from './weights.ts';

/** A position is kept every so many turns: neighbours hardly differ. */
const EVERY = 8;
/** How often a restless player makes any move at all; half the players are restless, so that mistakes are seen too. */
const RESTLESS = 0.05;
/** Decisions about what others offered, which restless players leave to the policy. */
const OFFERS: readonly Frame['kind'][] = ['raise', 'offer', 'reserve', 'answer'];

/**
 * Plays games of International Movie Maker and keeps positions at the beginning of turns. With a trained network half
 * of the players look ahead by it; the others are greedy. None of them makes offers: looking for them costs more than
 * all the rest, and a position after a trade is a position like any other.
 */
export function movieMakerTeacher(trained?: Trained): (seats: number, seed: number) => Lessons {
  const c = compile(SHIPPED);
  const game = movieMaker(c);
  const greedy = movieMakerPolicy(c, WEIGHTS, 'quiet');
  const search = trained === undefined ? greedy : foresight(c, game, greedy, trained, 'quiet');
  const accounts = new Accounts(c, WEIGHTS);
  const { sum, describe } = features(c, accounts);
  const inputs = new Float64Array(INPUTS);

  function note(state: State, rows: number[]): void {
    accounts.of(state);
    const sums = state.players.map((_, seat) => sum(state, seat));
    state.players.forEach(({ bankrupt }, seat) => {
      if (bankrupt === 1) inputs.fill(Number.NaN);
      else describe(state, seat, sums, inputs);
      rows.push(...inputs);
    });
  }

  return (seats, seed) => {
    const driver = { chance: searchChance(seed) };
    const whim = searchChance(seed ^ 0x2545f491);
    const players = Array.from({ length: seats }, () => {
      const policy = whim(2) === 0 ? search : greedy;
      return whim(2) === 0 ? policy : restless(policy, whim);
    });
    const state = game.setup({}, seats, driver);
    const legal: Move[] = [];
    const worths: number[] = [];
    const rows: number[] = [];
    let last: number | undefined;
    for (let seat: Seat | undefined = game.turn(state); seat !== undefined; seat = game.turn(state)) {
      if (state.turn !== last && state.ending === 0) {
        last = state.turn;
        if (whim(EVERY) === 0) note(state, rows);
      }
      game.legal(state, legal);
      if (legal.length > 1) players[seat].rank(state, legal, worths);
      game.apply(state, legal[legal.length > 1 ? best(worths, legal.length) : 0], driver);
    }
    const ranks = game.result(state)?.ranks ?? [];
    const winners = ranks.filter(rank => rank === 1).length;
    return {
      seats,
      wins: ranks.map(rank => (rank === 1 ? 1 / winners : 0)),
      rows: Float32Array.from(rows),
    };
  };
}

/** Now and then makes any move but talk. */
function restless(policy: Policy<State, Move>, whim: Chance): Pick<Policy<State, Move>, 'rank'> {
  return {
    rank(state, moves, out) {
      policy.rank(state, moves, out);
      if (whim(1_000) >= RESTLESS * 1_000 || OFFERS.includes(state.stack[state.stack.length - 1].kind))
        return;
      const any = whim(moves.length);
      if (!TALK.includes(moves[any].type)) out[any] = Number.POSITIVE_INFINITY;
    },
  };
}
