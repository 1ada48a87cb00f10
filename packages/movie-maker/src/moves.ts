import {
  AUCTIONS,
  BIDS,
  CASH_STEPS,
  COMPANIES,
  COMPANY_ITEM,
  type Frame,
  type Move,
  OFFERS,
  RESERVES,
} from './types.ts';

/** Where moves are listed: the list of a decision takes those of each of its parts. */
export type Out<M> = Pick<M[], 'push'>;

/** One frozen object per possible move, so that listing moves allocates nothing. */
const each = <M extends Move>(count: number, make: (i: number) => M): readonly M[] =>
  Array.from({ length: count }, (_, i) => Object.freeze(make(i)));

const ITEMS = COMPANY_ITEM + COMPANIES.length;
const SEATS = 6;
/** More films than an edition of 99 cards can make. */
const FILMS = 25;
const MOST_LOCATIONS = 10;

export const ROLL = Object.freeze({ type: 'roll' } as const);
export const RAISE = Object.freeze({ type: 'raise' } as const);
export const BUY = Object.freeze({ type: 'buy' } as const);
export const LEAVE = Object.freeze({ type: 'leave' } as const);
export const PAY = Object.freeze({ type: 'pay' } as const);
export const MISS = Object.freeze({ type: 'miss' } as const);
export const OUT = Object.freeze({ type: 'out' } as const);
export const PROPOSE = Object.freeze({ type: 'propose' } as const);
export const WITHDRAW = Object.freeze({ type: 'withdraw' } as const);
export const ACCEPT = Object.freeze({ type: 'accept' } as const);
export const COUNTER = Object.freeze({ type: 'counter' } as const);
export const DECLINE = Object.freeze({ type: 'decline' } as const);

export const COMPLETE = each(ITEMS, story => ({ type: 'complete', story }) as const);
export const OFFER = each(SEATS, partner => ({ type: 'offer', partner }) as const);
export const AUCTION = each(ITEMS, item => ({ type: 'auction', item }) as const);
export const PAWN = each(FILMS, film => ({ type: 'pawn', film }) as const);
export const REDEEM = each(FILMS, film => ({ type: 'redeem', film }) as const);
export const AWARD = each(FILMS, film => ({ type: 'award', film }) as const);
export const SELL = each(ITEMS, item => ({ type: 'sell', item }) as const);
export const LOSE = each(ITEMS, card => ({ type: 'lose', card }) as const);
export const CAST = each(ITEMS, card => ({ type: 'cast', card }) as const);
export const GIVE = each(ITEMS, item => ({ type: 'give', item }) as const);
export const WANT = each(ITEMS, item => ({ type: 'want', item }) as const);
export const BUY_LOCATIONS = each(MOST_LOCATIONS + 1, count => ({ type: 'buyLocations', count }) as const);
export const BID = each(BIDS.length, i => ({ type: 'bid', by: BIDS[i] }) as const);
export const GIVE_CASH = each(CASH_STEPS.length, i => ({ type: 'giveCash', by: CASH_STEPS[i] }) as const);
export const WANT_CASH = each(CASH_STEPS.length, i => ({ type: 'wantCash', by: CASH_STEPS[i] }) as const);
export const RESERVE = each(RESERVES.length, i => ({ type: 'reserve', price: RESERVES[i] }) as const);

const frames = <F extends Frame>(make: (seat: number) => F): readonly F[] =>
  Array.from({ length: SEATS }, (_, seat) => Object.freeze(make(seat)));

/** The frames that every turn pushes, by seat. */
export const TURN_FRAME = frames(
  seat => ({ kind: 'turn', seat, offers: OFFERS, auctions: AUCTIONS }) as const,
);
export const WINDOW_FRAME = frames(
  seat => ({ kind: 'window', seat, offers: OFFERS, auctions: AUCTIONS }) as const,
);
export const RAISE_FRAME = frames(seat => ({ kind: 'raise', seat }) as const);
export const FINISH_FRAME = frames(seat => ({ kind: 'finish', seat }) as const);
