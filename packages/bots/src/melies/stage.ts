import { ACTORS, CELLS, type State } from '@backlot/melies';
import { otherShare } from './editing.ts';
import { type Look, look } from './look.ts';
import { filmedWorth, matches, meets, nearness, readyNow } from './scenes.ts';
import { type Tables, TYPE_OF_FACE } from './tables.ts';
import type { Weights } from './weights.ts';

const TYPES = ACTORS.length;
const SIZE = CELLS.length * TYPES;

/** Points that an actor of each type on each cell is worth, by cell * 4 + type: what the stage is asked for. */
export type Demand = Float64Array;

function ask(t: Tables, l: Look, demand: Demand, scene: number, weight: number): void {
  const wants = t.wants[scene];
  for (let i = 0; i < wants.length; i++) {
    const cell = wants[i] >> 2;
    const asked = wants[i] & 3;
    for (let type = 0; type < TYPES; type++) {
      if (meets(l.lasting, asked, type)) demand[cell * TYPES + type] += weight;
    }
  }
}

/** The scene to film now: the one in hand that would bring most, or -1. */
export function filmTarget(t: Tables, w: Weights, state: State, l: Look): number {
  let [target, most] = [-1, -1];
  if (state.players[l.seat].tickets === 0) return target;
  for (const scene of state.players[l.seat].scenes) {
    if (!readyNow(t, l, state.set, scene)) continue;
    const worth = matches(t, state, l.lasting, scene) + filmedWorth(t, w, l, scene);
    if (worth > most) [target, most] = [scene, worth];
  }
  return target;
}

/** What all scenes in hand ask of the stage; `target` (or -1) is about to be filmed, the others' wishes count against. */
export function demandOf(t: Tables, w: Weights, state: State, l: Look, target: number): Demand {
  const demand = new Float64Array(SIZE);
  for (let seat = 0; seat < state.players.length; seat++) {
    const own = seat === l.seat;
    const theirs = own ? l : look(t, w, state, seat);
    const share = own ? w.matchNow * (target >= 0 ? 0.5 : 1) : -otherShare(state, w.rivalry) * w.matchNow;
    for (const scene of state.players[seat].scenes) {
      if (own && scene === target) continue;
      const near = nearness(t, w, theirs, state.set, theirs.effects, scene);
      if (near > 0) ask(t, theirs, demand, scene, share * near);
    }
  }
  if (target >= 0) ask(t, l, demand, target, 1);
  return demand;
}

const at = (demand: Demand, cell: number, face: number): number =>
  face < 0 ? 0 : demand[cell * TYPES + TYPE_OF_FACE[face]];

/** Change of what is met when the token on `cell` is turned over. */
export function turnGain(demand: Demand, state: State, cell: number): number {
  const face = state.stage[cell];
  return at(demand, cell, face ^ 1) - at(demand, cell, face);
}

/** Change of what is met when the tokens of two cells change places. */
export function moveGain(demand: Demand, state: State, from: number, to: number): number {
  const [a, b] = [state.stage[from], state.stage[to]];
  return at(demand, to, a) + at(demand, from, b) - at(demand, from, a) - at(demand, to, b);
}

/** What standing `face` on an empty `cell` meets. */
export const standGain = (demand: Demand, face: number, cell: number): number => at(demand, cell, face);

export function bestTurn(demand: Demand, state: State): number {
  let most = 0;
  for (let cell = 0; cell < CELLS.length; cell++) {
    if (state.stage[cell] >= 0) most = Math.max(most, turnGain(demand, state, cell));
  }
  return most;
}

export function bestMove(demand: Demand, state: State): number {
  let most = 0;
  for (let from = 0; from < CELLS.length; from++) {
    if (state.stage[from] < 0) continue;
    for (let to = 0; to < CELLS.length; to++) {
      if (to !== from && (state.stage[to] < 0 || to > from)) {
        const gain = moveGain(demand, state, from, to);
        if (gain > most) most = gain;
      }
    }
  }
  return most;
}
