import { cellText, firstOf, type Pair, secondOf } from './geometry.ts';
import { GOODS, KINDS, MOVIES, type Move, PRODUCTS } from './types.ts';

/** A pair as written in moves: its two cells, "0,0 1,0". */
export const pairText = (pair: Pair): string => `${cellText(firstOf(pair))} ${cellText(secondOf(pair))}`;

/** The one form in which a move travels: "tile golf-club", "cell 2,-1", "rod 0,0 0,1", "make star". */
export function text(move: Move): string {
  switch (move.type) {
    case 'tile':
      return `tile ${KINDS[move.kind]}`;
    case 'cell':
    case 'supply':
      return `${move.type} ${cellText(move.cell)}`;
    case 'turn':
      return `turn ${move.turn}`;
    case 'rod':
    case 'lift':
    case 'cigar':
      return `${move.type} ${pairText(move.pair)}`;
    case 'make':
      return `make ${PRODUCTS[move.recipe]}`;
    case 'raise':
    case 'present':
      return `${move.type} ${MOVIES[move.movie]}`;
    case 'discard':
      return `discard ${GOODS[move.good]}`;
    case 'develop':
    case 'stop':
    case 'golf':
    case 'done':
    case 'pass':
      return move.type;
  }
}
