import type { Frame as EngineFrame, Move as EngineMove, Seat } from '@backlot/engine';

/** Kinds of film, dearest first (IMM-4.1). */
export const GENRES = ['epic', 'historical', 'comedy', 'musical', 'western', 'horror'] as const;
/** Kinds of star (IMM-4.4). */
export const STAR_KINDS = ['epic', 'historical', 'musical-comedy', 'western', 'horror'] as const;
/** What a production card is; a film takes one of each (IMM-4.1). */
export const PARTS = ['story', 'male', 'female', 'director'] as const;
/** Classes of director, first class first. */
export const CLASSES = ['first', 'second', 'third', 'fourth'] as const;
export const COMPANIES = ['odeon', 'classic', 'rank', 'granada', 'abc', 'essoldo'] as const;
/** Kinds of space on the track (chapter 3). */
export const SPACES = [
  'box-office',
  'production',
  'location',
  'company',
  'oscar',
  'bearer',
  'flop',
  'star-trouble',
  'walkout',
  'retake',
  'director-loss',
  'charity',
  'publicity',
  'licence-lost',
  'bad-publicity',
  'bad-weather',
] as const;
/** How long the game is: four cards dealt, or the Production Box played on once (IMM-1.2, IMM-6.1). */
export const LENGTHS = ['standard', 'short', 'long'] as const;
/** Whose completed films raise a rent (IMM-R4). */
export const RENTS = ['visitor', 'owner'] as const;

export type Genre = (typeof GENRES)[number];
export type StarKind = (typeof STAR_KINDS)[number];
export type Part = (typeof PARTS)[number];
export type DirectorClass = (typeof CLASSES)[number];
export type Company = (typeof COMPANIES)[number];
export type SpaceKind = (typeof SPACES)[number];

/** A production card, as its index in the edition: stories, then stars, then directors. */
export type Card = number;
/** What can be traded, sold and auctioned: a card below LOCATION, a location card, or COMPANY_ITEM + index of a company. */
export type Item = number;
/** Any one location card. */
export const LOCATION: Item = 99;
export const COMPANY_ITEM: Item = 100;
/** The bank, where a seat could stand. */
export const BANK = -1;
/** Nothing or nobody. */
export const NONE = -1;

/** By how much a bid may top the last one, in pounds (IMM-R3). */
export const BIDS = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;
/** Steps in which the cash of an offer grows, in pounds (IMM-R5). */
export const CASH_STEPS = [10_000, 50_000, 100_000, 500_000] as const;
/** Lowest prices a seller may set, in pounds (IMM-5.1a). */
export const RESERVES = [
  0, 50_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_000_000,
] as const;
/** A window's offers and auctions (IMM-R5). */
export const OFFERS = 3;
export const AUCTIONS = 1;

/** A completed film. */
export interface Film {
  readonly story: Card;
  readonly male: Card;
  readonly female: Card;
  readonly director: Card;
  /** 1 with an Oscar (IMM-3.4). */
  readonly oscar: number;
  /** Pounds lent on it; above 0 the film is in pawn and belongs to the bank (IMM-5.3). */
  readonly loan: number;
}

export interface Player {
  /** Whole pounds in hand. */
  cash: number;
  /** Index of the space its piece stands on. */
  space: number;
  /** Production cards outside films, in the order they came. */
  cards: Card[];
  /** Location cards outside films. */
  locations: number;
  charity: number;
  /** In the order of declaring. */
  films: Film[];
  /** Turns still to be missed (IMM-R1). */
  missing: number;
  /** 1 once bankrupt (IMM-5.2). */
  bankrupt: number;
}

/** One side of an offer. */
export interface Terms {
  /** Production cards and companies, in the order named. */
  readonly items: readonly Item[];
  readonly locations: number;
  /** Pounds. */
  readonly cash: number;
}

/** How much of a window is left (IMM-R5). */
export interface Window {
  readonly offers: number;
  readonly auctions: number;
}

/** What may be done in a window: films, trade, and in one's own turn loans. Films by index into `films`. */
export type WindowMove =
  | { readonly type: 'complete'; readonly story: Card }
  | { readonly type: 'offer'; readonly partner: Seat }
  | { readonly type: 'auction'; readonly item: Item }
  | { readonly type: 'pawn'; readonly film: number }
  | { readonly type: 'redeem'; readonly film: number };

/** What is pending, and the moves that answer it. */
export type Decisions = {
  /** The player at turn, before rolling (IMM-2.1). */
  turn: { frame: Window; move: WindowMove | { readonly type: 'roll' } };
  /** A window after the space is done, or of a seat that raised its hand (IMM-R5); pass closes it. */
  window: { frame: Window; move: WindowMove };
  /** Does another seat want a window (IMM-R5)? */
  raise: { frame: object; move: { readonly type: 'raise' } };
  /** The card turned up lies in `state.up`: buy it, or leave it to an auction among the others (IMM-3.1). */
  card: { frame: object; move: { readonly type: 'buy' } | { readonly type: 'leave' } };
  /** How many location cards to buy, at most `most` (IMM-3.2); pass for none. */
  locations: {
    frame: { readonly most: number };
    move: { readonly type: 'buyLocations'; readonly count: number };
  };
  /** An unowned company (IMM-3.3); pass leaves it. */
  company: { frame: { readonly company: number }; move: { readonly type: 'buy' } };
  /** Which film the Oscar goes to (IMM-3.4). */
  oscar: { frame: object; move: { readonly type: 'award'; readonly film: number } };
  /** Which star or director leaves for the Production Box (IMM-3.8). */
  lose: {
    frame: { readonly directors: number };
    move: { readonly type: 'lose'; readonly card: Card };
  };
  /** Pay, or miss two turns (IMM-3.9). */
  retake: { frame: object; move: { readonly type: 'pay' } | { readonly type: 'miss' } };
  /** An auction, by the seat whose bid is asked (IMM-R3). */
  bid: {
    frame: {
      readonly item: Item;
      /** Who gets the money: a seat, or BANK. */
      readonly seller: number;
      /** Who is not asked: the seller, or the player who turned the card up. */
      readonly host: Seat;
      /** The last bid in pounds, which the next one tops; before a first bid what it has to top. */
      readonly high: number;
      /** The last bidder, or NONE. */
      readonly holder: number;
      /** Bit set of the seats that are out. */
      readonly out: number;
    };
    move: { readonly type: 'bid'; readonly by: number } | { readonly type: 'out' };
  };
  /** The lowest price of an auction of one's own (IMM-5.1a). */
  reserve: {
    frame: { readonly item: Item };
    move: { readonly type: 'reserve'; readonly price: number };
  };
  /** An offer being put together (IMM-5.1); it only grows, and is proposed or withdrawn. */
  offer: {
    frame: {
      readonly partner: Seat;
      readonly give: Terms;
      readonly want: Terms;
      /** 1 for a counter-offer, which can't be countered (IMM-R5). */
      readonly counter: number;
    };
    move:
      | { readonly type: 'give'; readonly item: Item }
      | { readonly type: 'want'; readonly item: Item }
      | { readonly type: 'giveCash'; readonly by: number }
      | { readonly type: 'wantCash'; readonly by: number }
      | { readonly type: 'propose' }
      | { readonly type: 'withdraw' };
  };
  /** The partner's answer: `give` is what `from` gives, `want` what `seat` would give. */
  answer: {
    frame: {
      readonly from: Seat;
      readonly give: Terms;
      readonly want: Terms;
      readonly counter: number;
    };
    move: { readonly type: 'accept' } | { readonly type: 'counter' } | { readonly type: 'decline' };
  };
  /** A chance to complete films after a purchase, an auction or a trade, and at the end (IMM-R13). */
  finish: { frame: object; move: { readonly type: 'complete'; readonly story: Card } };
  /** The next part of the film being completed; NONE is not chosen yet (IMM-R13). */
  cast: {
    frame: {
      readonly story: Card;
      readonly male: number;
      readonly female: number;
      readonly director: number;
    };
    move: { readonly type: 'cast'; readonly card: Card };
  };
  /** A debt that cash does not cover: raise money step by step (IMM-5.2). */
  debt: {
    frame: Window & {
      readonly amount: number;
      /** The creditor: a seat, or BANK. */
      readonly to: number;
      /** The paragraph it comes from. */
      readonly rule: string;
    };
    move:
      | { readonly type: 'sell'; readonly item: Item }
      | Extract<WindowMove, { type: 'complete' | 'offer' | 'auction' | 'pawn' }>;
  };
};

export type Frame = EngineFrame<Decisions>;
export type Move = EngineMove<Decisions>;

export interface State {
  /** Index into LENGTHS. */
  readonly length: number;
  /** Index into RENTS. */
  readonly rent: number;
  readonly start: Seat;
  /** Whose turn it is. */
  mover: Seat;
  /** Turns begun, missed ones too. */
  turn: number;
  /** 1 once the last card has been dealt with, or one solvent player is left (IMM-6.1, IMM-6.2). */
  ending: number;
  /** 1 once the Production Box is being played (long game, IMM-6.1). */
  replayed: number;
  /** What the bank has taken in less what it has paid out: with the cash of all it makes 0. It never runs dry. */
  bank: number;
  /** Cards still to come, without an order. */
  deck: Card[];
  /** The card turned up and not yet dealt with, or NONE. */
  up: number;
  /** The Production Box. */
  box: Card[];
  /** Location cards in the stock, and those that a flop took out of the game (IMM-R17, IMM-R19). */
  locations: number;
  lostLocations: number;
  oscars: number;
  charity: number;
  /** Owner by company, BANK where it is for sale. */
  owners: number[];
  /** The turn in which a company was last bought from the bank (IMM-R18). */
  since: number[];
  /** Offers made in this turn, so that none is made twice (IMM-R5). */
  offered: string[];
  players: Player[];
  readonly stack: Frame[];
}

type Seen<T> = { readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? readonly E[] : T[K] };

/**
 * What anyone may know: everything. All cards held are public (IMM-1.3), the deck has no order, so that what it holds
 * can be worked out by anyone; it is listed in ascending order.
 */
export interface View extends Omit<Seen<State>, 'players'> {
  readonly seat: Seat | undefined;
  readonly players: readonly Seen<Player>[];
}

/** What happened, for the log in words and the animation. Numbers as in State, money in pounds. */
export type Event =
  | { readonly type: 'startRolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'missed'; readonly seat: Seat; readonly left: number }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly dice: readonly [number, number];
      readonly from: number;
      readonly to: number;
    }
  /** Box Office pay (IMM-2.3), for so many films: 1 at least. */
  | { readonly type: 'boxOffice'; readonly seat: Seat; readonly amount: number; readonly films: number }
  | { readonly type: 'turnedUp'; readonly seat: Seat; readonly card: Card }
  /** From the bank; `count` is above 1 for location cards only, `price` is for all. */
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly item: Item;
      readonly count: number;
      readonly price: number;
    }
  /** An auction begins; `seller` is BANK for a card turned up, `low` the lowest price. */
  | {
      readonly type: 'auctioned';
      readonly seat: Seat;
      readonly item: Item;
      readonly seller: number;
      readonly low: number;
    }
  | { readonly type: 'bid'; readonly seat: Seat; readonly item: Item; readonly amount: number }
  | { readonly type: 'out'; readonly seat: Seat; readonly item: Item }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly item: Item;
      readonly seller: number;
      readonly price: number;
    }
  | { readonly type: 'unsold'; readonly seat: Seat; readonly item: Item }
  /** A production card goes to the Production Box. */
  | { readonly type: 'boxed'; readonly card: Card; readonly rule: string }
  /** A space does nothing, by the paragraph named. */
  | { readonly type: 'nothing'; readonly seat: Seat; readonly rule: string }
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly to: number;
      readonly amount: number;
      readonly rule: string;
    }
  /** From the bank. */
  | { readonly type: 'received'; readonly seat: Seat; readonly amount: number; readonly rule: string }
  | { readonly type: 'missing'; readonly seat: Seat; readonly turns: number; readonly rule: string }
  | { readonly type: 'awarded'; readonly seat: Seat; readonly film: Film }
  | { readonly type: 'flopped'; readonly seat: Seat; readonly film: Film; readonly locations: number }
  | { readonly type: 'lost'; readonly seat: Seat; readonly card: Card; readonly rule: string }
  | { readonly type: 'licenceLost'; readonly seat: Seat }
  | { readonly type: 'charityCard'; readonly seat: Seat }
  | { readonly type: 'raised'; readonly seat: Seat }
  | {
      readonly type: 'offered';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly give: Terms;
      readonly want: Terms;
      readonly counter: boolean;
    }
  | { readonly type: 'withdrew'; readonly seat: Seat; readonly partner: Seat }
  | { readonly type: 'declined'; readonly seat: Seat; readonly partner: Seat }
  /** `seat` made the offer that `partner` accepted. */
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly give: Terms;
      readonly want: Terms;
    }
  | { readonly type: 'completed'; readonly seat: Seat; readonly film: Film; readonly value: number }
  | { readonly type: 'pawned'; readonly seat: Seat; readonly film: Film; readonly loan: number }
  | { readonly type: 'redeemed'; readonly seat: Seat; readonly film: Film; readonly price: number }
  | {
      readonly type: 'owes';
      readonly seat: Seat;
      readonly to: number;
      readonly amount: number;
      readonly rule: string;
    }
  | { readonly type: 'soldToBank'; readonly seat: Seat; readonly item: Item; readonly price: number }
  | { readonly type: 'bankrupt'; readonly seat: Seat; readonly to: number; readonly cash: number }
  /** The Production Box is shuffled and played on (long game). */
  | { readonly type: 'replayed'; readonly cards: readonly Card[] }
  /** The last card has been dealt with: films may still be completed. */
  | { readonly type: 'lastCard' }
  | { readonly type: 'ended'; readonly points: readonly number[] };
