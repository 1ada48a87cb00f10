import type { Frame as EngineFrame, Move as EngineMove, Seat } from '@backlot/engine';
import type { Cell, Pair } from './geometry.ts';

export type { Cell, Pair } from './geometry.ts';

/**
 * Every kind of tile (CAN-1.4). A party's number counts its invitations; "gap" has one side between its two.
 * The last, a cell of Cannes, is never drawn: it lies on the table from the start.
 */
export const KINDS = [
  'party',
  'party-1',
  'party-2-adjacent',
  'party-2-gap',
  'party-2-opposite',
  'party-people',
  'party-beer',
  'party-chipset',
  'people-1',
  'people-2',
  'beer-1',
  'beer-2',
  'chipset-1',
  'chipset-2',
  'agent',
  'critic',
  'golf-club',
  'computer-factory',
  'star-maker',
  'effect-studio',
  'script-writer',
  'action-studio',
  'romance-studio',
  'sf-studio',
  'cannes',
] as const;
export const RAW_GOODS = ['people', 'beer', 'chipset'] as const;
export const MOVIES = ['action', 'romance', 'sf'] as const;
/** What industries make: four half products and the three movies. */
export const PRODUCTS = ['computer', 'star', 'effect', 'script', ...MOVIES] as const;
/** Everything a schedule can hold: raw goods 0..2, half products 3..6, movies 7..9. */
export const GOODS = [...RAW_GOODS, ...PRODUCTS] as const;
/** How a game can end (CAN-5.1, CAN-R7). */
export const ENDINGS = ['tiles', 'cigars', 'stuck'] as const;

export type Kind = (typeof KINDS)[number];
export type RawGood = (typeof RAW_GOODS)[number];
export type Movie = (typeof MOVIES)[number];
export type Product = (typeof PRODUCTS)[number];
export type Good = (typeof GOODS)[number];
export type Ending = (typeof ENDINGS)[number];

/** Index into GOODS of the first movie: movie `m` is good `FIRST_MOVIE + m`. */
export const FIRST_MOVIE = 7;
/** Rods of each player (CAN-1.5). */
export const RODS = 5;
/** Old-boy markers in all (CAN-1.5). */
export const CIGARS = 10;
/** Items a player may keep from turn to turn (CAN-1.5, CAN-4.3). */
export const PLACES = 5;
/** The box office runs from LOWEST to HIGHEST and starts at OPENING (CAN-1.5). */
export const LOWEST = 6;
export const HIGHEST = 15;
export const OPENING = 13;
/** Tiles drawn each turn (CAN-2.1). */
export const DRAWN = 3;

/**
 * What is pending, in the order of a turn. Kinds, goods, movies and recipes are indexes into KINDS, GOODS, MOVIES and
 * RECIPES; cells and pairs as in geometry.ts.
 */
export type Decisions = {
  /** Which of the drawn tiles is laid next, or what comes instead (CAN-2.1, CAN-2.2). `placed`: tiles laid this turn. */
  tile: {
    frame: { readonly placed: number };
    move:
      | { readonly type: 'tile'; readonly kind: number }
      /** Goes on: network, then production. */
      | { readonly type: 'develop' }
      /** Ends the turn after the tiles. */
      | { readonly type: 'stop' };
  };
  /** Where the chosen tile, a kind, is laid (CAN-2.4). Other seats see the `tile` decision as still open. */
  cell: {
    frame: { readonly placed: number; readonly tile: number };
    move: { readonly type: 'cell'; readonly cell: Cell };
  };
  /** How it is turned, asked only of tiles with invitations (CAN-R2): clockwise by 0 to 5 sides. Hidden like `cell`. */
  turn: {
    frame: { readonly placed: number; readonly tile: number; readonly cell: Cell };
    move: { readonly type: 'turn'; readonly turn: number };
  };
  /**
   * Where a rod is placed (CAN-3.1). `left`: placings and moves still to come after this one; `lifted`: where the rod
   * was lifted from, or -1 for one from the hand.
   */
  rod: {
    frame: { readonly left: number; readonly lifted: Pair };
    move: { readonly type: 'rod'; readonly pair: Pair };
  };
  /** Which rod is lifted, all five being out (CAN-3.6); may be passed (CAN-R4). `left` counts this move. */
  lift: {
    frame: { readonly left: number };
    move: { readonly type: 'lift'; readonly pair: Pair };
  };
  /** One step of production, asked again until `done` (CAN-4.1). */
  produce: {
    frame: object;
    move: /** A connected supplier gives its goods, by its cell. */
      | { readonly type: 'supply'; readonly cell: Cell }
      | { readonly type: 'make'; readonly recipe: number }
      /** Two people become an old-boy marker (CAN-4.4). */
      | { readonly type: 'golf' }
      /** The critic raises a movie type by a beer (CAN-4.5). */
      | { readonly type: 'raise'; readonly movie: number }
      | { readonly type: 'present'; readonly movie: number }
      | { readonly type: 'done' };
  };
  /** Where the old-boy marker is placed (CAN-4.4). */
  cigar: { frame: object; move: { readonly type: 'cigar'; readonly pair: Pair } };
  /** One item more than five: which one goes (CAN-4.3). */
  discard: { frame: object; move: { readonly type: 'discard'; readonly good: number } };
};

export type Frame = EngineFrame<Decisions>;
export type Move = EngineMove<Decisions>;

/** A tile on the table. Never changed, so copies of a state share it. */
export interface Tile {
  readonly cell: Cell;
  /** Index into KINDS. */
  readonly kind: number;
  /** Sides it was turned clockwise, 0..5; 0 where turning does not matter. */
  readonly turn: number;
}

/** An old-boy marker on the table and who placed it; it serves everyone (CAN-3.8). */
export interface Cigar {
  readonly pair: Pair;
  readonly seat: Seat;
}

export interface Player {
  /** Millions earned. */
  tickets: number;
  /** Rods on the table, in the order they came; the others of RODS are in hand. */
  rods: Pair[];
  /** The schedule: a count by GOODS. */
  goods: number[];
  /** Kinds this seat discarded face down and that still lie in the discard pile (CAN-R3). */
  discards: number[];
}

export interface State {
  readonly start: Seat;
  /** Whose turn it is; after the end, whose turn was the last. */
  mover: Seat;
  /** Turns begun, of all players together. */
  turn: number;
  /** Agents connected to the mover when the turn began: tiles allowed beyond two (CAN-2.2, CAN-R1). */
  agents: number;
  /** Turns in a row in which no tile could be placed (CAN-R7). */
  stuck: number;
  /** On the table, cells of Cannes first, then in the order they were laid. */
  tiles: Tile[];
  /** The draw pile as kinds; it has no order. */
  pile: number[];
  /** Kinds the mover drew and has not laid yet. */
  drawn: number[];
  players: Player[];
  cigars: Cigar[];
  /** Popularity by movie type (CAN-1.5). */
  popularity: number[];
  /** Cells of the suppliers that gave in this turn. */
  used: Cell[];
  /** Movies produced in this turn (CAN-4.5). */
  produced: number;
  /** Movies presented in this turn, by type (CAN-R6). */
  presented: number[];
  readonly stack: Frame[];
}

/** Face-down tiles as a seat sees them: how many, and which where it knows (ascending by kind). */
export interface SeenTiles {
  readonly count: number;
  /** Kinds; undefined where hidden from this view. */
  readonly known: readonly number[] | undefined;
}
export interface PlayerView {
  readonly tickets: number;
  readonly rods: readonly Pair[];
  readonly goods: readonly number[];
  readonly discarded: SeenTiles;
}

/** What one seat may know (CAN-R3): all but the pile, the discards of others and what others drew. */
export interface View {
  readonly seat: Seat | undefined;
  readonly start: Seat;
  readonly mover: Seat;
  readonly turn: number;
  readonly agents: number;
  readonly stuck: number;
  readonly tiles: readonly Tile[];
  /** Tiles in the draw pile. */
  readonly pile: number;
  /** The mover's drawn tiles not laid yet. */
  readonly drawn: SeenTiles;
  readonly players: readonly PlayerView[];
  readonly cigars: readonly Cigar[];
  readonly popularity: readonly number[];
  readonly used: readonly Cell[];
  readonly produced: number;
  readonly presented: readonly number[];
  /** A count by KINDS of the tiles this seat has not seen: pile, discards of others, tiles drawn by others. */
  readonly unseen: readonly number[];
  /** Pending decisions, the last one waiting; empty when the game is over. */
  readonly stack: readonly Frame[];
}

/** What happened, for the log in words and the animation. Numbers as in State. */
export type Event =
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number; readonly agents: number }
  /** `kinds` is present only for the seat that drew or discarded. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly kinds?: readonly number[];
    }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly count: number;
      readonly kinds?: readonly number[];
    }
  /** The discards became the new draw pile of `count` tiles (CAN-2.7). */
  | { readonly type: 'reshuffled'; readonly count: number }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly kind: number;
      readonly cell: Cell;
      readonly turn: number;
    }
  /** None of the drawn tiles could be laid (CAN-R7). */
  | { readonly type: 'stuck'; readonly seat: Seat }
  /** The turn ended with its tiles. */
  | { readonly type: 'stopped'; readonly seat: Seat }
  /** The turn goes on: network, then production. */
  | { readonly type: 'developed'; readonly seat: Seat }
  | { readonly type: 'rod'; readonly seat: Seat; readonly pair: Pair }
  /** A rod was lifted from `pair`; `rodMoved` tells where it went. */
  | { readonly type: 'lifted'; readonly seat: Seat; readonly pair: Pair }
  | { readonly type: 'rodMoved'; readonly seat: Seat; readonly from: Pair; readonly to: Pair }
  | {
      readonly type: 'supplied';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly good: number;
      readonly amount: number;
    }
  | { readonly type: 'made'; readonly seat: Seat; readonly recipe: number }
  /** Two people went to the golf club. */
  | { readonly type: 'golfed'; readonly seat: Seat }
  /** `left`: markers still off the table. */
  | { readonly type: 'cigar'; readonly seat: Seat; readonly pair: Pair; readonly left: number }
  | { readonly type: 'raised'; readonly seat: Seat; readonly movie: number; readonly popularity: number }
  | { readonly type: 'presented'; readonly seat: Seat; readonly movie: number; readonly tickets: number }
  /** An item beyond five was given up (CAN-4.3). */
  | { readonly type: 'dropped'; readonly seat: Seat; readonly good: number }
  /** Popularity after the turn's presentations (CAN-R6). */
  | { readonly type: 'fell'; readonly movie: number; readonly from: number; readonly to: number }
  | {
      readonly type: 'ended';
      readonly ending: Ending;
      readonly points: readonly number[];
      readonly winner: Seat;
    };
