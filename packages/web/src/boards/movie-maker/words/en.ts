import type { SpaceKind } from '@backlot/movie-maker';
import { exactMoney, money, names } from '@backlot/movie-maker/words';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Labels of the Movie Maker board. Names of components and everything about rules come from the title's own words. */
export const en = {
  changed: (name: string) => `${name} (changed)`,
  refused: (name: string, reason: string) => `${name}: ${reason}`,
  capital: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
  tapAgain: 'Tap again to do it',
  priced: (name: string, price: string) => `${name}, ${price}`,
  short: money,
  exact: exactMoney,

  track: 'The track',
  plot: (name: string, owner: string | undefined, here: readonly string[]) =>
    [name, owner ? `owned by ${owner}` : '', here.length > 0 ? `here: ${here.join(', ')}` : '']
      .filter(Boolean)
      .join('; '),
  /** What a plot is for, as short as its edge. */
  plots: {
    'box-office': 'Box Office',
    production: 'Card',
    location: 'Locations',
    company: '',
    oscar: 'Oscar',
    bearer: 'Bearer',
    flop: 'Flop',
    'star-trouble': 'Trouble',
    walkout: 'Walkout',
    retake: 'Retake',
    'director-loss': 'Director',
    charity: 'Charity',
    publicity: 'Publicity',
    'licence-lost': 'Licence',
    'bad-publicity': 'Bad press',
    'bad-weather': 'Weather',
  } satisfies Record<SpaceKind, string>,
  dice: (name: string, a: number, b: number) => `${name} rolled ${a} and ${b}`,
  deck: (count: number) => `${plural(count, 'card')} to come`,
  box: (count: number) => `${plural(count, 'card')} in the ${names.things.box}`,
  boxLabel: 'Box',
  oscars: (count: number) => plural(count, 'Oscar'),
  eachCosts: (price: number) => `${money(price)} each`,
  making: 'In the making',
  makes: (title: string, value: number, lacks: readonly string[]) =>
    `“${title}” ${money(value)} so far, ${lacks.length === 0 ? 'ready to shoot' : `needs ${lacks.join(', ')}`}`,
  stock: (count: number) => `${plural(count, 'location card')} left`,

  bank: 'the bank',
  matter: 'The matter at hand',
  mine: (name: string) => `Studio of ${name}`,
  studios: 'Studios',
  toStudios: 'To the other studios',
  goToStudio: (name: string) => `Go to the studio of ${name}`,
  hand: 'Cards in hand',
  noCards: 'No cards in hand yet',
  films: 'Films',
  cash: (amount: number) => `Cash ${exactMoney(amount)}`,
  locations: (count: number) => plural(count, 'location card'),
  charity: (count: number) => `${plural(count, 'charity card')}`,
  missing: (turns: number) => `misses ${plural(turns, 'turn')}`,
  bankrupt: 'bankrupt',
  pay: 'Box Office',
  paysNow: (amount: number) => `Box Office pays ${money(amount)} each round`,
  worthNow: (amount: number) => `Worth ${money(amount)} in all`,
  inPawn: (amount: number) => `in pawn for ${money(amount)}`,
  seeStudio: (name: string) => `Show what ${name} holds`,

  productions: 'In the making',
  noStory: 'No story in hand. A film needs a story, two stars, a director and locations.',
  needs: 'needs',
  lacking: { male: 'a male star', female: 'a female star', director: 'a director' },
  lacksLocations: (count: number) => plural(count, 'more location'),
  ready: 'Ready to shoot',
  best: 'worth',
  soFar: 'so far',
  boxOffice: 'Box Office',
  perRound: (amount: number) => `+${money(amount)}`,
  complete: 'Complete',
  roll: 'Roll',
  close: 'Done',
  offerTo: 'Make an offer to',
  auctionOwn: 'Put up for auction',
  auctionWhat: 'Choose what goes under the hammer',
  pawn: 'Pawn',
  redeem: 'Redeem',
  left: (offers: number, auctions: number) =>
    `${plural(offers, 'offer')} and ${plural(auctions, 'auction')} left in this window`,
  raise: 'Ask for a window',
  orders: {
    heading: 'In others’ turns',
    raised: 'I want to trade',
    pass: 'Bids and offers',
    passes: { no: 'ask me', turn: 'pass till this turn ends', always: 'always pass' },
    note: 'Kept at the table, also while you are away; nobody else sees it.',
    passNote: 'No bids, offers or windows are put to you. A secret limit still bids.',
  },

  raises: (title: string, amount: number) => `Raises “${title}” by ${money(amount)}`,
  newFilm: (amount: number) => `A story worth ${money(amount)} with what you have`,
  completes: (title: string) => `Completes “${title}”`,
  noUse: 'Of no use to your films as they stand',
  anyUse: 'What it is worth in a film',
  company: (value: number) => `Adds ${money(value)} at the end for each film you have`,
  rent: (base: number, each: number) =>
    `Visitors pay ${money(base)} and ${money(each)} for each completed film`,
  which: 'Which one?',
  payOr: 'Pay, or miss two turns',

  auction: 'Auction',
  lotOf: (seller: string) => `Sold by ${seller}`,
  highest: (name: string, amount: number) => `${name} bids ${money(amount)}`,
  noBid: 'No bid yet',
  atLeast: (amount: number) => `From ${money(amount)}`,
  bidTo: (amount: number) => money(amount),
  outOf: 'Out',
  isOut: 'out',
  bidding: 'bidding',
  leads: 'leads',
  waits: 'in',
  limit: 'My secret limit',
  limitNote:
    'The table bids the smallest step for you up to it, then drops out, also while you are away. Nobody else sees it.',
  setLimit: 'Bid for me',
  stopLimit: (amount: number) => `Bidding for you up to ${money(amount)}: stop`,
  reserve: 'Lowest price',
  noReserve: 'none',

  trade: 'Trade',
  counter: 'Counter-offer',
  gives: (name: string) => `${name} gives`,
  /** After the giver's name. */
  give: 'gives',
  youGive: 'You give',
  has: (name: string) => `${name} has`,
  youHave: 'You have',
  nothing: 'nothing yet',
  total: (amount: number) => `Face value ${money(amount)}`,
  addCash: 'Cash',
  plus: (amount: number) => `+${money(amount)}`,
  propose: 'Propose',
  withdraw: 'Withdraw',
  accept: 'Accept',
  decline: 'Decline',
  counterIt: 'Counter',
  laid: 'Nobody sees it before you propose it',
  layDown: (name: string) => `Put ${name} on the desk`,
  takeUp: (name: string) => `Take ${name} back`,
  noCash: 'no cash',
  sendingOffer: 'The offer is on its way',
  effects: 'What it would change',
  filmChange: (title: string, before: number | undefined, after: number | undefined, lacks: number) => {
    if (after === undefined) return `“${title}” goes, ${money(before ?? 0)} so far`;
    const then =
      before === undefined || before === after ? money(after) : `${money(before)}, then ${money(after)}`;
    return `${before === undefined ? 'New: ' : ''}“${title}” ${then}${lacks === 0 ? ', ready to shoot' : `, ${lacks} missing`}`;
  },
  totalChange: (before: number, after: number) =>
    before === after ? `Worth ${money(after)} in all` : `Worth ${money(before)} in all, then ${money(after)}`,
  onTable: (name: string) => `${name}, on the table`,
  theirs: (name: string) => `Offer of ${name}`,
  offersYou: (name: string) => `${name} offers you a trade`,
  countersYou: (name: string) => `${name} makes you a counter-offer`,
  youOffer: (name: string) => `Your offer to ${name}`,
  youCounter: (name: string) => `Your counter-offer to ${name}`,

  debt: 'Debt',
  owes: (name: string, amount: number, to: string) => `${name} owes ${to} ${money(amount)}`,
  inHand: 'In hand',
  owed: 'Owed',
  stillShort: 'Still short',
  sellFor: (amount: number) => `sell ${money(amount)}`,
  pawnFor: (amount: number) => `pawn ${money(amount)}`,
  settled: 'Enough',

  casting: 'Casting',
  role: { male: 'Male star', female: 'Female star', director: 'Director', story: 'Story' },
  open: 'to be cast',
  adds: (amount: number) => `+${money(amount)}`,
  wouldBe: (value: number) => `Film ${money(value)}`,
  wouldPay: (pay: number) => `Box Office ${money(pay)}`,

  ledger: {
    title: 'The bank’s ledger',
    open: 'Ledger',
    eachRound: 'Box Office pay',
    loans: 'Loans',
    loan: (title: string, lent: number, back: number) =>
      `${money(lent)} on “${title}”, redeemed for ${money(back)}`,
    noLoans: 'no film is in pawn',
    forSale: 'Companies for sale',
    stock: 'In the bank',
    nothing: 'none',
    balance: 'The bank’s own account',
    bank: (amount: number) =>
      amount < 0
        ? `has paid out ${money(-amount)} more than it took`
        : `has taken ${money(amount)} more than it paid out`,
  },

  statusTurn: (turn: number, cards: number) => `Turn ${turn}, ${plural(cards, 'card')} to come`,
  statusLast: 'Last films',

  /** What a move would bring. */
  brings: {
    cash: (before: number, after: number) => `Cash ${money(before)}, then ${money(after)}`,
    film: (value: number, pay: number) =>
      `A film worth ${money(value)}; Box Office pays ${money(pay)} for it`,
    worth: (title: string, before: number, after: number) =>
      before === 0
        ? `Adds ${money(after)} to “${title}”`
        : `“${title}” then worth ${money(after)}, now ${money(before)}`,
    completes: (title: string) => `With it you can complete “${title}”`,
    company: (before: number, after: number) =>
      `Your companies are then worth ${money(after)} at the end, now ${money(before)}`,
    short: (amount: number) => `${money(amount)} still missing`,
    debtPaid: 'The debt is then paid',
    estate: (before: number, after: number) => `Your total ${money(after)}, now ${money(before)}`,
    sides: (give: number, want: number) => `You give ${money(give)} in face value for ${money(want)}`,
    bid: (amount: number) => `You bid ${money(amount)}`,
    pay: (before: number, after: number) =>
      `Box Office pays you ${money(after)} each round, now ${money(before)}`,
  },
  moments: {
    premiere: (title: string) => `Premiere: ${title}`,
    oscar: (title: string) => `And the Oscar goes to ${title}`,
    flop: (title: string) => `${title} is a flop`,
    value: (amount: number) => `worth ${money(amount)}`,
  },
  sheet: {
    title: 'Filmography',
    label: 'Every studio and its films',
    winner: (name: string, points: number) => `${name} runs the greatest studio: ${exactMoney(points)}`,
    shared: (names: string, points: number) => `${names} share the day: ${exactMoney(points)} each`,
    films: 'Films',
    companies: 'Companies',
    cards: 'Cards in hand',
    locations: 'Locations',
    cash: 'Cash',
    total: 'Total',
    noFilms: 'Nothing was ever shown',
  },
} as const;
