import { PASS } from '@backlot/engine';
import { compile, type Edition, type Frame, type Move, SHIPPED, type State } from '@backlot/melies';
import type { Policy } from '../bot.ts';
import { expectation } from './expectation.ts';
import { drawsLeft } from './look.ts';
import { Places } from './places.ts';
import { sharesWithout } from './shares.ts';
import { Situation } from './situation.ts';
import { moveGain, standGain, turnGain } from './stage.ts';
import { DO, type Tables, tables } from './tables.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import * as worth from './worths.ts';

/** So little is an optional action better than leaving it. */
const LEAST = 0.05;
/** What may wait until the stage is right is ranked below what makes it right. */
const LATER = 100;

/** Whether the pending actions let the stage be changed before a scene is filmed. */
const stageFirst = (frame: Frame): boolean =>
  frame.kind === 'act' && (frame.actions & DO.film) !== 0 && (frame.actions & (DO.wardrobe | DO.move)) !== 0;

function moveWorth(s: Situation, places: Places, frame: Frame, move: Move): number {
  const pawn = 'pawn' in frame && frame.pawn === 1;
  switch (move.type) {
    case 'lay':
      return worth.layingWorth(s, move.scene);
    case 'stand':
      return standGain(s.demand(false), move.face, move.cell);
    case 'place':
      return places.worth(move.space);
    case 'retrieve':
      return 0;
    case 'set':
      return worth.setWorth(s, move.steps, frame.kind === 'act' && (frame.actions & DO.set) !== 0);
    case 'refresh':
      return s.w.refresh * Math.max(0.1, s.l.time);
    case 'take':
      return worth.takeWorth(s, move.effect, pawn);
    case 'write':
      return worth.writeWorth(s, move.scene, pawn);
    case 'turn':
      return turnGain(s.demand(s.l.filming), s.state, move.cell);
    case 'move':
      return moveGain(s.demand(s.l.filming), s.state, move.from, move.to);
    case 'film':
      return worth.filmWorth(s, move.scene, pawn);
    case 'join':
      return worth.joiningWorth(s, move.left, move.right, pawn);
    case 'cut':
      return worth.cuttingWorth(s, move.at, move.left, move.right, pawn);
    case 'color':
      return worth.coloringWorth(s, move.scene, pawn);
    case 'advance':
      return 0.1 + s.advance(move.journal);
    case 'exchange':
      return worth.exchangeWorth(s, move.effect);
    case 'pay':
      return -worth.paymentLoss(s, move.first, move.second);
    case 'discard':
      return sharesWithout(s.state.players[s.seat].shares, move.share, drawsLeft(s.w, s.l));
    case 'pass':
      return LEAST;
  }
}

/** Good play of 1902 Méliès over one edition, as a hand-made evaluation. */
export function policyOver(t: Tables, w: Weights = WEIGHTS): Policy<State, Move> {
  return {
    rank(state, moves, out) {
      const frame = state.stack[state.stack.length - 1];
      const s = new Situation(t, w, state, frame.seat);
      const places = new Places(s);
      let [staged, filmed] = [0, false];
      for (let i = 0; i < moves.length; i++) {
        const move = moves[i];
        out[i] = moveWorth(s, places, frame, move);
        if (move.type === 'turn' || move.type === 'move') staged = Math.max(staged, out[i]);
        if (move.type === 'film') filmed = true;
      }
      // one space offers both: first make the stage right, then film
      if (!filmed || staged <= LEAST || !stageFirst(frame)) return;
      for (let i = 0; i < moves.length; i++) {
        if (moves[i].type === 'film' || moves[i] === PASS) out[i] -= LATER;
      }
    },
    expect: (state, out) => expectation(t, w, state, out),
    turns: state =>
      state.round * state.players.length +
      ((state.mover - state.start + state.players.length) % state.players.length),
  };
}

/** The same over an edition's components, by default those of the shipped edition. */
export const meliesPolicy = (edition: Edition = SHIPPED): Policy<State, Move> =>
  policyOver(tables(compile(edition)));
