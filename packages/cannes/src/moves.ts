import { CELLS, type Cell, type Pair } from './geometry.ts';
import { GOODS, KINDS, MOVIES, type Move, PRODUCTS } from './types.ts';

/** One frozen object per possible move, so that listing moves allocates nothing. */
const each = <M extends Move>(count: number, make: (i: number) => M): readonly M[] =>
  Array.from({ length: count }, (_, i) => Object.freeze(make(i)));

/** The same for moves on cells and pairs, of which few ever occur: each is made when it is first asked for. */
function lazily<M extends Move>(count: number, make: (i: number) => M): (i: number) => M {
  const made = new Array<M | undefined>(count).fill(undefined);
  return i => (made[i] ??= Object.freeze(make(i)));
}

export const TILE = each(KINDS.length, kind => ({ type: 'tile', kind }) as const);
export const DEVELOP = Object.freeze({ type: 'develop' } as const);
export const STOP = Object.freeze({ type: 'stop' } as const);
export const cellMove = lazily(CELLS, (cell: Cell) => ({ type: 'cell', cell }) as const);
export const TURN = each(6, turn => ({ type: 'turn', turn }) as const);
export const rodMove = lazily(CELLS * 3, (pair: Pair) => ({ type: 'rod', pair }) as const);
export const liftMove = lazily(CELLS * 3, (pair: Pair) => ({ type: 'lift', pair }) as const);
export const supplyMove = lazily(CELLS, (cell: Cell) => ({ type: 'supply', cell }) as const);
export const MAKE = each(PRODUCTS.length, recipe => ({ type: 'make', recipe }) as const);
export const GOLF = Object.freeze({ type: 'golf' } as const);
export const RAISE = each(MOVIES.length, movie => ({ type: 'raise', movie }) as const);
export const PRESENT = each(MOVIES.length, movie => ({ type: 'present', movie }) as const);
export const DONE = Object.freeze({ type: 'done' } as const);
export const cigarMove = lazily(CELLS * 3, (pair: Pair) => ({ type: 'cigar', pair }) as const);
export const DISCARD = each(GOODS.length, good => ({ type: 'discard', good }) as const);
