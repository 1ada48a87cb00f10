import { type Seat, searchChance } from '@backlot/engine';
import type { Components, Frame, Move, MovieMaker, State } from '@backlot/movie-maker';
import type { Policy } from '../bot.ts';
import { best } from '../greedy.ts';
import { Accounts } from './accounts.ts';
import { chanceOf, Network, type Trained } from './network.ts';
import { WEIGHTS } from './weights.ts';

/** Share of the win by which a move has to seem better than the one the plain policy would make. */
const DOUBT = 0.008;
/** What a decided game is worth to its winners, as a logarithm of odds. */
const WON = 20;
/** Decisions that the plain policy makes alone. */
const PLAIN: readonly Frame['kind'][] = ['raise', 'offer', 'reserve'];
/** Moves that are weighed only where the plain policy would make them. */
const TALK: readonly Move['type'][] = ['offer', 'auction', 'counter'];

/**
 * Ranks a move by the position it leads to: played on without a roll of the dice until the next turn begins, all seats
 * playing by `plain`, and judged by the network. Worths are shares of the win in per cent.
 */
export function foresight(
  c: Components,
  game: MovieMaker,
  plain: Policy<State, Move>,
  quick: Policy<State, Move>,
  trained?: Trained,
): Policy<State, Move> {
  const network = new Network(c, new Accounts(c, WEIGHTS), trained);
  const odds: number[] = [];
  const legal: Move[] = [];
  const worths: number[] = [];

  function judge(state: State, out: number[]): void {
    out.length = state.players.length;
    const result = game.result(state);
    if (result === undefined) network.judge(state, out);
    else result.ranks.forEach((rank, seat) => (out[seat] = rank === 1 ? WON : 0));
  }

  function after(from: State, move: Move, { seat, kind }: Frame): number {
    const state = game.clone(from);
    // nothing is drawn before the turn ends; a fixed stream keeps the answer the same all the same
    const driver = { chance: searchChance(state.turn) };
    game.apply(state, move, driver);
    while (game.turn(state) !== undefined && state.turn === from.turn) {
      const top = state.stack[state.stack.length - 1];
      if (kind === 'turn' && top.kind === 'turn') break;
      game.legal(state, legal);
      if (legal.length > 1) quick.rank(state, legal, worths);
      game.apply(state, legal[legal.length > 1 ? best(worths, legal.length) : 0], driver);
    }
    judge(state, odds);
    return chanceOf(odds, seat);
  }

  function now(state: State, seat: Seat): number {
    judge(state, odds);
    return chanceOf(odds, seat);
  }

  return {
    rank(state, moves, out) {
      plain.rank(state, moves, out);
      const frame = state.stack[state.stack.length - 1];
      if (PLAIN.includes(frame.kind) || state.ending === 1) return;
      const favourite = best(out, moves.length);
      // an offer is made where the plain policy has one
      if (TALK.includes(moves[favourite].type)) return;
      for (let i = 0; i < moves.length; i++) {
        const move = moves[i];
        if (TALK.includes(move.type)) out[i] = -1;
        else out[i] = move.type === 'roll' ? now(state, frame.seat) : after(state, move, frame);
        if (i === favourite) out[i] += DOUBT;
        out[i] *= 100;
      }
    },
    expect: judge,
    turns: state => state.turn,
  };
}
