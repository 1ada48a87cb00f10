import type { Driver } from '@backlot/engine';
import { LASTS } from '../components.ts';
import type { Journals } from '../journals.ts';
import { MOVE, TURN } from '../moves.ts';
import { CELLS, type Event, type State } from '../types.ts';
import { type ActFrame, type ActionRules, type ActMove, bits, type MoveOf, secondTime } from './action.ts';

/** MEL-R21: the second time is optional, may choose any token, and is the last. */
function again(state: State, frame: ActFrame, actions: number, twice: boolean): void {
  if (twice && !frame.again) state.stack.push(secondTime(frame.seat, actions));
}

function listTurns(state: State, out: ActMove[]): void {
  for (let cell = 0; cell < CELLS.length; cell++) if (state.stage[cell] >= 0) out.push(TURN[cell]);
}

/** MEL-3.4. Change Wardrobe: turn one actor token over. */
export function changeWardrobe(journals: Journals): ActionRules<MoveOf<'turn'>> {
  return {
    candidates: (state, _seat, out) => listTurns(state, out),
    refuse: () => undefined,
    legal: (state, _seat, out) => listTurns(state, out),
    possible: () => true,
    apply(state, frame, { cell }, driver: Driver<Event>) {
      state.stage[cell] ^= 1; // the two faces of a token are neighbours
      driver.emit?.({ type: 'turned', seat: frame.seat, cell, face: state.stage[cell] });
      again(state, frame, bits.wardrobe, (journals.lasting(state, frame.seat) & LASTS.wardrobeTwice) !== 0);
    },
  };
}

/** A swap is one move, written with the earlier cell first. */
function listMoves(state: State, out: ActMove[]): void {
  const stage = state.stage;
  for (let from = 0; from < CELLS.length; from++) {
    if (stage[from] < 0) continue;
    for (let to = 0; to < CELLS.length; to++) {
      if (stage[to] < 0 || to > from) out.push(MOVE[from * CELLS.length + to]);
    }
  }
}

/** MEL-3.5. Move Actors: one token to any empty cell, or two tokens change places. */
export function moveActors(journals: Journals): ActionRules<MoveOf<'move'>> {
  return {
    candidates: (state, _seat, out) => listMoves(state, out),
    refuse: () => undefined,
    legal: (state, _seat, out) => listMoves(state, out),
    possible: () => true,
    apply(state, frame, { from, to }, driver) {
      const other = state.stage[to];
      state.stage[to] = state.stage[from];
      state.stage[from] = other;
      driver.emit?.({ type: 'moved', seat: frame.seat, from, to, swapped: other >= 0 });
      again(state, frame, bits.move, (journals.lasting(state, frame.seat) & LASTS.moveTwice) !== 0);
    },
  };
}
