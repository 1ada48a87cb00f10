import { LOCATION_PRICE, RETAKE, RETAKE_TURNS } from '../../money.ts';
import { BIDS, type Frame, NONE, type View } from '../../types.ts';
import type { QuestionWords } from '../catalogue.ts';
import type { Printed } from '../printed.ts';
import { money } from './money.ts';
import { auctionOf, offerBy } from './offers.ts';
import {
  capital,
  card,
  cardWithRole,
  company,
  itemWithRole,
  locations,
  party,
  priceOfCompany,
} from './phrases.ts';

type Bid = Extract<Frame, { kind: 'bid' }>;

/** Where the bidding stands: "the last bid is 200k by player 2". */
function bidding({ high, holder }: Bid, { called }: Printed): string {
  if (holder !== NONE) return `the last bid is ${money(high)} by ${called(holder)}`;
  const least = high + BIDS[0];
  return `there is no bid yet${high > 0 ? ` and ${money(least)} is the lowest price` : ''}`;
}

const cashOf = (view: View, seat: number): number => view.players[seat]?.cash ?? 0;

export const questions: QuestionWords = {
  turn: () => 'Roll the dice; before that you may complete films, trade or see to loans',
  window: ({ seat }, view) =>
    seat === view.mover
      ? 'Before your turn ends you may complete films, trade or see to loans'
      : 'You may trade or complete films now',
  raise: (_frame, view, { called }) =>
    `Say whether you want to trade before the turn of ${called(view.mover)} ends`,
  card: (_frame, view, { c }) =>
    `Buy ${cardWithRole(c, view.up)} for ${money(c.prices[view.up] ?? 0)}, or leave it to an auction among the others`,
  locations: ({ most }) => `You may buy up to ${locations(most)} at ${money(LOCATION_PRICE)} each`,
  company: ({ company: index }, _view, { c }) =>
    `You may buy ${company(c, index)} for ${money(priceOfCompany(c, index))}`,
  oscar: () => 'Choose the film that wins the Oscar',
  lose: ({ directors }) =>
    `Choose the ${directors > 0 ? 'director' : 'star'} who leaves for the Production Box`,
  retake: () => `Pay ${money(RETAKE)} for the retake, or miss ${RETAKE_TURNS} turns`,
  bid: (frame, view, printed) =>
    `${capital(auctionOf(frame, printed))}: ${bidding(frame, printed)}; you have ${money(cashOf(view, frame.seat))}`,
  reserve: ({ item: lot }, _view, { c }) => `Set the lowest price for ${itemWithRole(c, lot)}`,
  offer: ({ partner, give, want, counter }, _view, printed) => {
    const begun = [give, want].some(({ items, locations, cash }) => items.length + locations + cash > 0);
    const terms = begun ? offerBy('you', { give, want }, printed) : 'choose what you give and what you want';
    return `Your ${counter > 0 ? 'counter-offer' : 'offer'} to ${printed.called(partner)}: ${terms}`;
  },
  answer: ({ from, give, want, counter }, _view, printed) =>
    `${capital(offerBy(printed.called(from), { give, want }, printed))}: accept${counter > 0 ? '' : ', counter'} or decline`,
  finish: () => 'You may complete a film now',
  cast: ({ story, male, female }, _view, { c }) => {
    const part = male === NONE ? 'male star' : female === NONE ? 'female star' : 'director';
    return `Choose the ${part} of ${card(c, story)}`;
  },
  debt: ({ seat, amount, to }, view, printed) => {
    const cash = cashOf(view, seat);
    const missing = Math.max(0, amount - cash);
    return `You owe ${party(to, printed)} ${money(amount)} and have ${money(cash)}: raise ${money(missing)}`;
  },
};

/** When nobody is asked any more. */
export const over = 'The game is over';
