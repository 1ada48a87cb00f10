import type { Seat } from '@backlot/engine';
import { MOST } from './board.ts';
import type { Cell } from './geometry.ts';
import { markConnected } from './network.ts';
import { INPUTS } from './recipes.ts';
import { CANNES, CRITIC, FACTS, GOLF_CLUB } from './tiles.ts';
import { PRODUCTS } from './types.ts';
import type { Position } from './union.ts';

/** What a network can do in production. */
export interface Facts {
  /** Connected suppliers that have not given in this turn (CAN-4.1), with the good's index into GOODS. */
  readonly suppliers: readonly { readonly cell: Cell; readonly good: number; readonly amount: number }[];
  /** By recipe, whether an industry for it is connected (CAN-4.2). */
  readonly recipes: readonly boolean[];
  readonly golfClub: boolean;
  readonly critic: boolean;
  readonly cannes: boolean;
}

/** Bits of `abilities`: recipes 0..6, then these. */
export const GOLF_BIT = 1 << 7;
export const CRITIC_BIT = 1 << 8;
export const CANNES_BIT = 1 << 9;

/** By tile, after `abilities`: 1 where it is connected to the seat asked about. */
export const linked = new Uint8Array(MOST);

/** Bit set of what the connected tiles of `seat` can do; marks them in `linked`. */
export function abilities(position: Position, seat: Seat): number {
  const board = markConnected(position, seat, linked);
  const { tiles } = position;
  let bits = 0;
  for (let i = 0; i < board.count; i++) {
    if (!linked[i]) continue;
    const { kind } = tiles[i];
    if (FACTS[kind].recipe >= 0) bits |= 1 << FACTS[kind].recipe;
    else if (kind === GOLF_CLUB) bits |= GOLF_BIT;
    else if (kind === CRITIC) bits |= CRITIC_BIT;
    else if (kind === CANNES) bits |= CANNES_BIT;
  }
  return bits;
}

/** What `seat` could do in production with the network as it stands, of a state or a view. */
export function facts(position: Position & { readonly used: readonly Cell[] }, seat: Seat): Facts {
  const bits = abilities(position, seat);
  return {
    suppliers: position.tiles.flatMap(({ cell, kind }, i) => {
      const { good, amount } = FACTS[kind];
      return good >= 0 && linked[i] && !position.used.includes(cell) ? [{ cell, good, amount }] : [];
    }),
    recipes: PRODUCTS.map((_, recipe) => (bits & (1 << recipe)) !== 0),
    golfClub: (bits & GOLF_BIT) !== 0,
    critic: (bits & CRITIC_BIT) !== 0,
    cannes: (bits & CANNES_BIT) !== 0,
  };
}

/** How often a schedule has what a recipe needs (CAN-4.2). */
export function affordable(goods: readonly number[], recipe: number): number {
  let times = Number.POSITIVE_INFINITY;
  for (const [good, count] of INPUTS[recipe]) times = Math.min(times, Math.floor(goods[good] / count));
  return times;
}
