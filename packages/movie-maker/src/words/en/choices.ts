import { completionValue, filmLocations } from '../../films.ts';
import { LOAN_FEE, LOCATION_PRICE, RETAKE, RETAKE_TURNS } from '../../money.ts';
import { type Film, type Item, LOCATION, type Terms, type View } from '../../types.ts';
import type { ChoiceWords } from '../catalogue.ts';
import { faceOf, type Printed, waiting, worthIn } from '../printed.ts';
import { money } from './money.ts';
import { names } from './names.ts';
import {
  card,
  cardWithRole,
  company,
  film,
  item,
  itemWithRole,
  locations,
  priceOfCompany,
} from './phrases.ts';

/** A film of the seat that is asked, by its index. */
const filmAt = (view: View, index: number): Film | undefined =>
  view.players[view.stack.at(-1)?.seat ?? view.mover]?.films[index];

/** A film by its title, or by its number where the view does not show it. */
function filmNamed(view: View, index: number, { c }: Printed): string {
  const found = filmAt(view, index);
  return found === undefined ? `film ${index + 1}` : film(c, found);
}

/** A story with the kind of film it makes and the location cards that takes: “Seven Spurs” (Western, 2 location cards). */
function storyToFilm(story: number, { c }: Printed): string {
  const face = faceOf(c, story);
  return face?.part === 'story'
    ? `${card(c, story)} (${names.genres[face.kind]}, ${locations(filmLocations(c, story))})`
    : card(c, story);
}

/** " for 100k", where the price is known. */
const forPrice = (price: number | undefined): string => (price === undefined ? '' : ` for ${money(price)}`);

/** The side of the offer being put together that a move adds to. */
const side = (view: View, which: 'give' | 'want'): Terms | undefined => waiting(view, 'offer')?.[which];

function addItem(verb: string, index: Item, own: Terms | undefined, { c }: Printed): string {
  const another = index === LOCATION && (own?.locations ?? 0) > 0;
  return `${verb} ${another ? `another ${names.things.location}` : itemWithRole(c, index)}`;
}

/** "Give 50k", and once there is cash in the offer: "Give 50k more: 150k". */
function addCash(verb: string, by: number, own: Terms | undefined): string {
  const before = own?.cash ?? 0;
  return `${verb} ${money(by)}${before > 0 ? ` more: ${money(before + by)}` : ''}`;
}

/** What a part adds to the film being completed. */
function part(index: number, view: View, { c }: Printed): string {
  const story = waiting(view, 'cast')?.story;
  const adds = story === undefined ? undefined : worthIn(c, index, story);
  return `${cardWithRole(c, index)}${adds === undefined ? '' : `, adding ${money(adds)}`}`;
}

/** Buying what is for sale: the card turned up or a company. */
function purchase(view: View, { c }: Printed): string {
  const frame = waiting(view, 'company');
  if (frame !== undefined) {
    return `Buy ${company(c, frame.company)}${forPrice(priceOfCompany(c, frame.company))}`;
  }
  const face = faceOf(c, view.up);
  return face === undefined ? 'Buy the card' : `Buy ${card(c, view.up)}${forPrice(face.price)}`;
}

/** Passing, named by what it declines. */
function declining(view: View): string {
  switch (view.stack.at(-1)?.kind) {
    case 'window':
      return waiting(view, 'window')?.seat === view.mover ? 'End the turn' : 'Trade no more';
    case 'raise':
      return 'No trade';
    case 'locations':
    case 'company':
      return 'Buy nothing';
    case 'finish':
      return 'Complete no film';
    default:
      return 'Decline';
  }
}

/** Moves as buttons: short and active. */
export const choices: ChoiceWords = {
  roll: () => 'Roll the dice',
  complete: ({ story }, _view, printed) => `Complete ${storyToFilm(story, printed)}`,
  offer: ({ partner }, _view, { called }) => `Make an offer to ${called(partner)}`,
  auction: (move, _view, { c }) => `Auction ${itemWithRole(c, move.item)}`,
  pawn: ({ film: index }, view, printed) => {
    const found = filmAt(view, index);
    const loan = found === undefined ? undefined : completionValue(printed.c, found) / 2;
    return `Borrow${loan === undefined ? '' : ` ${money(loan)}`} on ${filmNamed(view, index, printed)}`;
  },
  redeem: ({ film: index }, view, printed) => {
    const loan = filmAt(view, index)?.loan ?? 0;
    return `Redeem ${filmNamed(view, index, printed)}${loan > 0 ? forPrice(loan + LOAN_FEE) : ''}`;
  },
  raise: () => 'Trade',
  buy: (_move, view, printed) => purchase(view, printed),
  leave: () => 'Leave it to an auction among the others',
  buyLocations: move => `Buy ${locations(move.count)}${forPrice(move.count * LOCATION_PRICE)}`,
  award: ({ film: index }, view, printed) => `Oscar for ${filmNamed(view, index, printed)}`,
  lose: (move, _view, { c }) => `Lose ${cardWithRole(c, move.card)}`,
  pay: () => `Pay ${money(RETAKE)}`,
  miss: () => `Miss ${RETAKE_TURNS} turns`,
  bid: ({ by }, view) => {
    const frame = waiting(view, 'bid');
    return frame === undefined ? `Raise by ${money(by)}` : `Bid ${money(frame.high + by)}`;
  },
  out: () => 'Bid no more',
  reserve: ({ price }) => (price === 0 ? 'No lowest price' : `At least ${money(price)}`),
  give: (move, view, printed) => addItem('Give', move.item, side(view, 'give'), printed),
  want: (move, view, printed) => addItem('Want', move.item, side(view, 'want'), printed),
  giveCash: ({ by }, view) => addCash('Give', by, side(view, 'give')),
  wantCash: ({ by }, view) => addCash('Want', by, side(view, 'want')),
  propose: (_move, view, { called }) => {
    const frame = waiting(view, 'offer');
    if (frame === undefined) return 'Make the offer';
    return `Make ${called(frame.partner)} this ${frame.counter > 0 ? 'counter-offer' : 'offer'}`;
  },
  withdraw: (_move, view) =>
    (waiting(view, 'offer')?.counter ?? 0) > 0 ? 'Make no counter-offer' : 'Make no offer',
  accept: () => 'Accept',
  counter: () => 'Make a counter-offer',
  decline: () => 'Decline',
  cast: (move, view, printed) => part(move.card, view, printed),
  sell: ({ item: index }, _view, { c }) => `Sell ${item(c, index)} for ${money((c.prices[index] ?? 0) / 2)}`,
  pass: (_move, view) => declining(view),
};
