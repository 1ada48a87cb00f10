import { CIGARS, GOODS, RAW_GOODS, type State } from '@backlot/cannes';
import type { Weights } from './weights.ts';

/** Rods to a tile at most that are told apart; more, or none on the table, is the last. */
export const FAR = 5;
/** Recipes are 0..6 as in RECIPES; these stand for the other things a network can reach. */
export const CANNES_AT = 7;
export const CRITIC_AT = 8;
export const GOLF_AT = 9;
export const AGENT_AT = 10;
const PLACES_OF_USE = 11;

/** What a seat's network is connected to, and what lies how many rods away. */
export interface Prospect {
  /** Rods to the nearest tile of each use, 0 where connected. */
  readonly far: Uint8Array;
  /** Goods of suppliers a turn, by raw good * (FAR + 1) + rods to them. */
  readonly supply: Uint8Array;
  /** Agents connected. */
  agents: number;
}

export const makeProspect = (): Prospect => ({
  far: new Uint8Array(PLACES_OF_USE),
  supply: new Uint8Array(RAW_GOODS.length * (FAR + 1)),
  agents: 0,
});

export function clearProspect(p: Prospect): void {
  p.far.fill(FAR);
  p.supply.fill(0);
  p.agents = 0;
}

/** The game as far as time and prices go, for one seat. */
export interface Season {
  /** Own turns still to come after the one that goes on now. */
  readonly turns: number;
  readonly popularity: readonly number[];
}

/** Tiles not on the table that are still to be laid in later turns; a turn that has just begun lays one more. */
function tilesLeft(state: State): number {
  let left = state.pile.length + state.drawn.length;
  for (let i = 0; i < state.players.length; i++) left += state.players[i].discards.length;
  const frame = state.stack[state.stack.length - 1];
  const laying = frame !== undefined && 'placed' in frame && (frame.kind !== 'tile' || frame.placed === 0);
  return laying ? left - 1 : left;
}

/** Turns of `seat` still to come: never more than the tiles allow, each turn laying at least one (CAN-2.3, CAN-5.1). */
export function turnsLeft(w: Weights, state: State, seat: number): number {
  const seats = state.players.length;
  const wait = (seat - state.mover + seats) % seats || seats;
  const markers = CIGARS - state.cigars.length;
  if (state.stack.length === 0 || markers === 0) return 0;
  const tiles = Math.max(0, tilesLeft(state));
  if (tiles < wait) return 0;
  const most = Math.floor((tiles - wait) / seats) + 1;
  const likely = (Math.min(tiles / w.tilesPerTurn, markers * 4) - wait) / seats + 1;
  return Math.max(0, Math.min(most, likely));
}

export const GOOD_KINDS = GOODS.length;
