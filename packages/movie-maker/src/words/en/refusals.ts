import { AUCTIONS, OFFERS, PARTS } from '../../types.ts';
import { faceOf, type Printed } from '../printed.ts';
import { money } from './money.ts';
import { names } from './names.ts';
import { capital, card, count, item, locations } from './phrases.ts';

/** Figures that come with a refusal: cards, items and seats as in `State`, money in pounds. */
export type Values = Readonly<Record<string, string | number>>;
type Value = string | number | undefined;

const number = (value: Value): value is number => typeof value === 'number';

/** "This costs 200k, and you have only 120k." */
function tooDear(what: string, price: Value, cash: Value): string {
  if (!number(price) || !number(cash)) return `${what} more than you have in cash.`;
  return `${what} ${money(price)}, and you have ${cash === 0 ? 'no cash' : `only ${money(cash)}`}.`;
}

/** What a story lacks to become a film (IMM-4.1). */
function incomplete({ story, missing, needs }: Values, { c }: Printed): string {
  const title = number(story) && faceOf(c, story)?.part === 'story' ? card(c, story) : 'This story';
  if (missing === 'locations') {
    return number(needs)
      ? `${title} needs ${locations(needs)}, and you do not have as many.`
      : `${title} needs more location cards than you have.`;
  }
  const part = PARTS.find(name => name === missing);
  return `${title} lacks ${part === undefined ? 'a part' : `a ${names.parts[part]}`}.`;
}

function offering({ why, amount, cash, partner }: Values, { called }: Printed): string {
  switch (why) {
    case 'nothing':
      return number(partner)
        ? `Between you and ${called(partner)} there is nothing to trade.`
        : 'There is nothing to trade between the two of you.';
    case 'both':
      return 'Cash cannot stand on both sides of an offer, and neither can location cards: they would only cancel out.';
    case 'cash':
      return number(amount) && number(cash)
        ? `An offer cannot hold ${money(amount)}: there is ${cash === 0 ? 'no cash' : `only ${money(cash)}`} to give.`
        : 'An offer cannot hold more cash than there is to give.';
    case 'empty':
      return 'Both sides of an offer have to give something.';
    case 'cash only':
      return 'Cash for cash is no trade: an offer needs a card or a company.';
    default:
      return 'This cannot be traded.';
  }
}

function windowUse({ why }: Values): string {
  switch (why) {
    case 'again':
      return 'This offer has been made in this turn already.';
    case 'counter':
      return 'A counter-offer can only be accepted or declined.';
    case 'gone':
      return 'One of you no longer has what the offer names.';
    case 'nothing':
      return 'There is nothing you could do in a window now.';
    default:
      return `A window holds at most ${count(OFFERS, 'offer')}, and you have made them.`;
  }
}

/** Why a move is refused, by the rule it breaks. */
export const refusals: Readonly<Record<string, (values: Values, printed: Printed) => string>> = {
  'IMM-R3': ({ why, bid, cash }) => {
    if (why === 'out') return 'A limit is set while you bid in an auction.';
    return number(bid) && number(cash)
      ? `You cannot bid ${money(bid)} with ${cash === 0 ? 'no cash' : `${money(cash)} in cash`}.`
      : 'You cannot bid more than you have in cash.';
  },
  'IMM-R12': ({ price, cash }) => tooDear('This costs', price, cash),
  'IMM-3.2': ({ stock }) =>
    number(stock)
      ? `Only ${locations(stock)} ${stock === 1 ? 'is' : 'are'} left.`
      : 'There are not that many location cards left.',
  'IMM-R18': ({ item: index }, { c }) => {
    const what = number(index) ? item(c, index) : 'This company';
    return `${capital(what)} was bought in this turn: it can be traded from the next turn on.`;
  },
  'IMM-4.1': incomplete,
  'IMM-5.1': offering,
  'IMM-R5': windowUse,
  'IMM-5.1a': () => `A window holds ${count(AUCTIONS, 'auction')}, and you have held it.`,
  'IMM-5.3': ({ price, cash }) => tooDear('To redeem the film costs', price, cash),
  'IMM-R8': () => 'Loans are taken and paid back only in your own turn.',
};

/** For a rule without a sentence of its own. */
export const refusalOf = (rule: string): string => `The rules do not allow this now (${rule}).`;
