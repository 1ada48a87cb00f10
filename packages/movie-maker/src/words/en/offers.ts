import { BANK, type Item, type Terms } from '../../types.ts';
import type { Printed } from '../printed.ts';
import { itemWithRole, terms } from './phrases.ts';

/** What both sides of an offer give. */
interface Deal {
  readonly give: Terms;
  readonly want: Terms;
}

/** An offer as one sentence, without its end: "player 2 gives Turk Logan and 100k and wants “Seven Spurs”". */
export function offerBy(who: string, { give, want }: Deal, { c }: Printed): string {
  const s = who === 'you' ? '' : 's';
  return `${who} give${s} ${terms(c, give)}, and want${s} ${terms(c, want)}`;
}

/** A lot and who sells it: "Turk Logan (male Epic star), sold by player 2". */
export const auctionOf = (
  { item, seller }: { readonly item: Item; readonly seller: number },
  { c, called }: Printed,
): string => `${itemWithRole(c, item)}, sold by ${seller === BANK ? 'the bank' : called(seller)}`;
