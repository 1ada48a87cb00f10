import type { Item, Move } from '@backlot/movie-maker';

/** A place of the board that can be pressed, written as its move: `complete:3`, `bid:50000`, `roll`. */
export type Spot = string;

/** What a press of a spot does where it plays no move, such as putting a card on the desk. */
export interface LocalAct {
  /** What it does, in words. */
  readonly says: string;
  /** Why it can't be done now, in words. */
  readonly refused?: string | undefined;
  readonly go: () => void;
}

/** The place where `move` can be pressed. */
export function spotOf(move: Move): Spot {
  switch (move.type) {
    case 'complete':
      return `complete:${move.story}`;
    case 'offer':
      return `offer:${move.partner}`;
    case 'auction':
    case 'give':
    case 'want':
    case 'sell':
      return `${move.type}:${move.item}`;
    case 'pawn':
    case 'redeem':
    case 'award':
      return `${move.type}:${move.film}`;
    case 'lose':
    case 'cast':
      return `${move.type}:${move.card}`;
    case 'buyLocations':
      return `locations:${move.count}`;
    case 'bid':
    case 'giveCash':
    case 'wantCash':
      return `${move.type}:${move.by}`;
    case 'reserve':
      return `reserve:${move.price}`;
    default:
      return move.type;
  }
}

export const itemSpot = (type: 'auction' | 'give' | 'want' | 'sell', item: Item): Spot => `${type}:${item}`;
