import type { Fragment, Seat } from '@backlot/engine';
import {
  BANK,
  type Card,
  COMPANY_ITEM,
  type Film,
  type Item,
  LOCATION,
  type Terms,
  type View,
} from '../../types.ts';
import { pieceKey, pointer, seat } from '../pieces.ts';
import { faceOf, type Printed } from '../printed.ts';
import { money } from './money.ts';
import { card, cardWithRole, film, item, itemWithRole, locations } from './phrases.ts';

/** A whole sentence; its full stop is left out behind a name that ends with one. */
export function sentence(...parts: readonly (Fragment | readonly Fragment[])[]): Fragment[] {
  const fragments = parts.flat().filter(part => part !== '') as Fragment[];
  const last = fragments.at(-1);
  const text = typeof last === 'object' && 'text' in last ? last.text : last;
  return typeof text === 'string' && text.endsWith('.') ? fragments : [...fragments, '.'];
}

/** A seat, or the bank. */
export const side = (number: number): Fragment => (number === BANK ? 'the bank' : seat(number));

/** A production card. */
export const cardOf = (index: Card, { c }: Printed): Fragment =>
  pointer(card(c, index), pieceKey.card(faceOf(c, index)?.id ?? ''));
/** A production card with what it is. */
export const fullCard = (index: Card, { c }: Printed): Fragment =>
  pointer(cardWithRole(c, index), pieceKey.card(faceOf(c, index)?.id ?? ''));

/** Where a sentence about that item points. */
const keyOf = (index: Item, { c }: Printed): string => {
  if (index === LOCATION) return pieceKey.location;
  return index >= COMPANY_ITEM
    ? pieceKey.company(index - COMPANY_ITEM)
    : pieceKey.card(faceOf(c, index)?.id ?? '');
};
export const itemOf = (index: Item, printed: Printed): Fragment =>
  pointer(item(printed.c, index), keyOf(index, printed));
export const fullItem = (index: Item, printed: Printed): Fragment =>
  pointer(itemWithRole(printed.c, index), keyOf(index, printed));
export const locationsOf = (number: number): Fragment => pointer(locations(number), pieceKey.location);

/** A film of `owner`, pointing at where it stands, or at its story where it is gone. */
export function filmOf(owner: Seat, made: Film, { c }: Printed, view: View): Fragment {
  const index = view.players[owner]?.films.findIndex(({ story }) => story === made.story) ?? -1;
  const key = index < 0 ? pieceKey.card(faceOf(c, made.story)?.id ?? '') : pieceKey.film(owner, index);
  return pointer(film(c, { ...made, oscar: 0 }), key);
}

/** Parts as in "a, b and c". */
export const list = (parts: readonly Fragment[]): Fragment[] =>
  parts.flatMap((part, i): Fragment[] => {
    if (i === 0) return [part];
    return [i === parts.length - 1 ? ' and ' : ', ', part];
  });

/** One side of an offer, or "nothing". */
export function termsOf({ items, locations: units, cash }: Terms, printed: Printed): Fragment[] {
  const parts: Fragment[] = items.map(index => itemOf(index, printed));
  if (units > 0) parts.push(locationsOf(units));
  if (cash > 0) parts.push(money(cash));
  return parts.length === 0 ? ['nothing'] : list(parts);
}
