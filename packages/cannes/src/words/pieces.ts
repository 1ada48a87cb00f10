import type { Fragment, Seat } from '@backlot/engine';
import { type Cell, cellText, type Pair } from '../geometry.ts';
import { pairText } from '../notation.ts';
import { GOODS, MOVIES, PRODUCTS } from '../types.ts';

/**
 * Keys by which sentences point at components; the board puts the same keys on its drawings.
 * Numbers are cells, pairs and indexes as in `State`.
 */
export const pieceKey = {
  /** "cell:2,-1", a tile by where it lies */
  cell: (cell: Cell): string => `cell:${cellText(cell)}`,
  /** "pair:0,0 1,0", a rod or cigar, written as in its move */
  pair: (pair: Pair): string => `pair:${pairText(pair)}`,
  /** "movie:romance", a marker of the box office */
  movie: (movie: number): string => `movie:${MOVIES[movie]}`,
  /** "seat:1", a player's schedule */
  seat: (number: Seat): string => `seat:${number}`,
  /** "good:star" */
  good: (good: number): string => `good:${GOODS[good]}`,
  /** "recipe:star", by what it makes */
  recipe: (recipe: number): string => `recipe:${PRODUCTS[recipe]}`,
} as const;

/** The name of a seat inside a sentence. */
export const seat = (number: Seat): Fragment => ({ seat: number });

/** Text that points at a component. */
export const pointer = (text: string, piece: string): Fragment => ({ text, piece });
