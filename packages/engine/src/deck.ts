import type { Chance } from './game.ts';

/**
 * Draws one card from a deck without order: drawing picks, so no order exists that could leak.
 * Undefined when the deck is empty.
 */
export function draw(deck: number[], chance: Chance): number | undefined {
  const size = deck.length;
  if (size === 0) return undefined;
  const i = chance(size);
  const card = deck[i];
  deck[i] = deck[size - 1] as number;
  deck.pop();
  return card;
}

/** Takes the first `card` out of `cards`, keeping the order of the rest; false when it isn't there. */
export function take(cards: number[], card: number): boolean {
  const i = cards.indexOf(card);
  if (i < 0) return false;
  cards.splice(i, 1);
  return true;
}
