import { BANK, LOCATION } from '../../../types.ts';
import type { EventWords } from '../../catalogue.ts';
import { seat } from '../../pieces.ts';
import { money } from '../money.ts';
import { fullCard, fullItem, itemOf, locationsOf, sentence, side, termsOf } from '../pointed.ts';

/** Cards and companies that change hands: bought, auctioned, offered, traded and sold. */
export const dealings: Pick<
  EventWords,
  | 'turnedUp'
  | 'bought'
  | 'auctioned'
  | 'bid'
  | 'out'
  | 'sold'
  | 'unsold'
  | 'boxed'
  | 'offered'
  | 'withdrew'
  | 'declined'
  | 'traded'
  | 'soldToBank'
> = {
  turnedUp: ({ seat: who, card }, printed) => sentence(seat(who), ' turns up ', fullCard(card, printed)),
  bought: ({ seat: who, item, count, price }, printed) =>
    sentence(
      seat(who),
      ' buys ',
      item === LOCATION ? locationsOf(count) : itemOf(item, printed),
      ` for ${money(price)}`,
    ),
  auctioned: ({ seat: who, item, seller, low }, printed) =>
    seller === BANK
      ? sentence(seat(who), ' leaves ', itemOf(item, printed), ' to an auction among the others')
      : sentence(
          seat(who),
          ' auctions ',
          fullItem(item, printed),
          low > 0 ? ` for ${money(low)} at least` : ' without a lowest price',
        ),
  bid: ({ seat: who, item, amount }, printed) =>
    sentence(seat(who), ` bids ${money(amount)} for `, itemOf(item, printed)),
  out: ({ seat: who, item }, printed) => sentence(seat(who), ' bids no more for ', itemOf(item, printed)),
  sold: ({ seat: who, item, seller, price }, printed) =>
    sentence(
      seat(who),
      ' wins the auction and pays ',
      side(seller),
      ` ${money(price)} for `,
      itemOf(item, printed),
    ),
  unsold: ({ item }, printed) => sentence('Nobody buys ', itemOf(item, printed)),
  boxed: ({ card }, printed) => sentence(fullCard(card, printed), ' goes to the Production Box'),
  offered: ({ seat: who, partner, give, want, counter }, printed) =>
    sentence(
      seat(who),
      counter ? ' makes a counter-offer to ' : ' makes an offer to ',
      seat(partner),
      ': gives ',
      termsOf(give, printed),
      ', and wants ',
      termsOf(want, printed),
    ),
  withdrew: ({ seat: who, partner }) =>
    sentence(seat(who), ' makes no offer to ', seat(partner), ' after all'),
  declined: ({ seat: who, partner }) => sentence(seat(who), ' declines the offer of ', seat(partner)),
  traded: ({ seat: who, partner, give, want }, printed) =>
    sentence(
      seat(partner),
      ' accepts: ',
      seat(who),
      ' gives ',
      termsOf(give, printed),
      ', and ',
      seat(partner),
      ' gives ',
      termsOf(want, printed),
    ),
  soldToBank: ({ seat: who, item, price }, printed) =>
    sentence(seat(who), ' sells ', itemOf(item, printed), ` to the bank for ${money(price)}`),
};
