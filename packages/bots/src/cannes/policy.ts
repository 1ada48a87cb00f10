import type { Frame, Move, Pair, State } from '@backlot/cannes';
import type { Policy } from '../bot.ts';
import { Placing } from './placing.ts';
import { golfGain, Production } from './producing.ts';
import { CAREFUL, type Care, Rods } from './rods.ts';
import { turnWorth } from './turning.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A move that play should never come to, and one that is right beyond doubt. */
const NEVER = -100;
const SURE = 100;

/** Good play of Cannes as a hand-made evaluation. */
export function cannesPolicy(care: Care = CAREFUL, w: Weights = WEIGHTS): Policy<State, Move> {
  const placing = new Placing(w);
  const rods = new Rods(w, care);
  const production = new Production(rods);
  const pairs: Pair[] = [];

  function tile(state: State, frame: Frame & { kind: 'tile' }, moves: readonly Move[], out: number[]): void {
    placing.of(state);
    // after more tiles than these the network can't be developed in this turn (CAN-2.2)
    const last = frame.placed > 0 && frame.placed >= 1 + state.agents;
    const develop = frame.placed > 0 ? developing(state, frame.seat) : NEVER;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      if (move.type === 'tile') out[i] = placing.best(move.kind, last);
      else out[i] = move.type === 'develop' ? develop : 0;
    }
  }

  /** What this turn's rods and production add to what later turns will bring. */
  function developing(state: State, seat: number): number {
    rods.of(state, seat, false);
    const without = rods.worth();
    rods.of(state, seat, true);
    return w.rods + rods.worth() - without;
  }

  function rod(state: State, frame: Frame & { kind: 'rod' }, moves: readonly Move[], out: number[]): void {
    const { seat, left, lifted } = frame;
    pairs.length = 0;
    for (const move of moves) if ('pair' in move) pairs.push(move.pair);
    if (lifted >= 0 && rods.recall(state, lifted, pairs, out)) return;
    rods.of(state, seat, true);
    rods.place(pairs, left, out);
  }

  function lift(
    state: State,
    { seat, left }: Frame & { kind: 'lift' },
    moves: readonly Move[],
    out: number[],
  ): void {
    rods.of(state, seat, true);
    pairs.length = 0;
    for (const move of moves) if ('pair' in move) pairs.push(move.pair);
    rods.lift(pairs, left - 1, out);
    out[moves.length - 1] = rods.worth() + w.move;
  }

  function cigar(state: State, seat: number, moves: readonly Move[], out: number[]): void {
    rods.of(state, seat, true);
    pairs.length = 0;
    for (const move of moves) if ('pair' in move) pairs.push(move.pair);
    rods.cigars(pairs, 0, out);
  }

  function produce(state: State, seat: number, moves: readonly Move[], out: number[]): void {
    const { at, first } = production.next(state, seat, moves);
    for (let i = 0; i < moves.length; i++) out[i] = i === at ? 0 : NEVER;
    // when all suppliers have given, before people become stars, is the time for the golf club
    if (!first) return;
    const golf = moves.findIndex(move => move.type === 'golf');
    if (golf < 0) return;
    const gain = golfGain(rods, state, seat) - w.cigar;
    if (gain > -w.cigar) out[golf] = gain;
  }

  function discard(state: State, seat: number, moves: readonly Move[], out: number[]): void {
    rods.of(state, seat, false);
    rods.worth();
    // what the judge would keep stays, the least of the others goes first
    const { made, values } = rods.judge;
    const { goods } = state.players[seat];
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      if (move.type !== 'discard') out[i] = NEVER;
      else out[i] = (goods[move.good] > made.kept[move.good] ? SURE : 0) - values.of[move.good];
    }
  }

  return {
    rank(state, moves, out) {
      const frame = state.stack[state.stack.length - 1];
      const { seat } = frame;
      switch (frame.kind) {
        case 'tile':
          return tile(state, frame, moves, out);
        case 'cell':
          placing.of(state);
          for (let i = 0; i < moves.length; i++) {
            const move = moves[i];
            out[i] =
              move.type === 'cell'
                ? placing.worth(frame.tile, move.cell, frame.placed > state.agents)
                : NEVER;
          }
          return;
        case 'turn':
          return turnWorth(state, frame, moves, out);
        case 'rod':
          return rod(state, frame, moves, out);
        case 'lift':
          return lift(state, frame, moves, out);
        case 'cigar':
          return cigar(state, seat, moves, out);
        case 'produce':
          return produce(state, seat, moves, out);
        case 'discard':
          return discard(state, seat, moves, out);
      }
    },
    expect(state, out) {
      const top = state.stack[state.stack.length - 1];
      for (let seat = 0; seat < state.players.length; seat++) {
        out[seat] = state.players[seat].tickets;
        if (top === undefined) continue;
        rods.of(state, seat, seat === state.mover && top.kind !== 'discard');
        out[seat] += rods.worth();
      }
    },
    turns: state => state.turn,
  };
}
