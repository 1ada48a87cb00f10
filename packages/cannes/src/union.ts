import { type Board, boardOf, MOST, PHONE } from './board.ts';
import { firstOf, OFFSETS, type Pair } from './geometry.ts';
import type { Cigar, Tile } from './types.ts';

/** What a network depends on: a State or a View. */
export interface Position {
  readonly tiles: readonly Tile[];
  readonly cigars: readonly Cigar[];
  readonly players: readonly { readonly rods: readonly Pair[] }[];
}

const up = new Uint8Array(MOST + 1);

const root = (node: number): number => {
  let at = node;
  while (up[at] !== at) {
    up[at] = up[up[at]];
    at = up[at];
  }
  return at;
};

const unite = (a: number, b: number): void => {
  const [x, y] = [root(a), root(b)];
  if (x !== y) up[y] = x;
};

/** The tiles at both ends of a pair on the board. */
export const oneEnd = (board: Board, pair: Pair): number => board.grid[firstOf(pair)] - 1;
export const otherEnd = (board: Board, pair: Pair): number =>
  board.grid[firstOf(pair) + OFFSETS[pair % 3]] - 1;

/**
 * Joins into groups what a player's rods join (CAN-3.4): Cannes, phones and parties are one node each already, and
 * cigars link like rods of every player. `without` is a rod left out, as if lifted. One union-find is shared by all.
 */
export function group(position: Position, rods: readonly Pair[], without: Pair = -1): Board {
  const board = boardOf(position.tiles);
  const { node, count } = board;
  for (let i = 0; i < count; i++) up[i] = i;
  up[PHONE] = PHONE;
  const { cigars } = position;
  for (let i = 0; i < cigars.length; i++) {
    const { pair } = cigars[i];
    unite(node[oneEnd(board, pair)], node[otherEnd(board, pair)]);
  }
  for (let i = 0; i < rods.length; i++) {
    if (rods[i] !== without) unite(node[oneEnd(board, rods[i])], node[otherEnd(board, rods[i])]);
  }
  return board;
}

/** After `group`: the group a tile belongs to. */
export const groupOf = (board: Board, tile: number): number => root(board.node[tile]);

/** After `group`: the group of the first rod that stays; -1 where none does. */
export function ownGroup(board: Board, rods: readonly Pair[], without: Pair = -1): number {
  for (let i = 0; i < rods.length; i++) {
    if (rods[i] !== without) return groupOf(board, oneEnd(board, rods[i]));
  }
  return -1;
}

/** After `group`: whether the rods that stay are one network (CAN-3.3). */
export function isOne(board: Board, rods: readonly Pair[], without: Pair): boolean {
  const own = ownGroup(board, rods, without);
  for (let i = 0; i < rods.length; i++) {
    if (rods[i] !== without && groupOf(board, oneEnd(board, rods[i])) !== own) return false;
  }
  return true;
}
