import type { StandingOrders } from './standing.ts';

/** A place at the table, counted clockwise from 0; `setup` draws which one starts. */
export type Seat = number;

/** A whole number from 0 up to but not including `below`, each equally likely. */
export type Chance = (below: number) => number;

/** Why a move is not allowed: the paragraph it breaks and the figures to explain it with. */
export interface Refusal {
  readonly rule: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A move of the pending decision's shape; allowed when it carries no refusal. */
export interface Option<Move> {
  readonly move: Move;
  readonly refusal?: Refusal;
}

/** Points and ranks by seat; rank 1 is best, equal ranks share. */
export interface Result {
  readonly points: readonly number[];
  readonly ranks: readonly number[];
}

/** What the rules may ask of their surroundings: chance, and somewhere to tell what happened. */
export interface Driver<Event> {
  readonly chance: Chance;
  readonly emit?: ((event: Event) => void) | undefined;
}

/** What one seat may know, or (seat undefined) what anyone may know. */
export interface Viewed {
  readonly seat: Seat | undefined;
}

/** Which components and printed values a game is played with. */
export interface EditionId {
  readonly id: string;
  /** Hash of the edition's canonical JSON, eight hex digits. */
  readonly hash: string;
}

/** A set of option values for the lobby, as in `{ length: 'short' }`. */
export type Variant = Readonly<Record<string, string>>;

/**
 * The rules of one game over one edition, as pure functions over plain data.
 * `State` knows everything; `View` is what one seat may know of it.
 */
export interface Game<State = unknown, Move = unknown, View extends Viewed = Viewed, Event = unknown> {
  readonly id: string;
  /** Rises when an old record would replay differently. */
  readonly version: number;
  readonly edition: EditionId;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every paragraph id of the rulebook, in its order. */
  readonly paragraphs: readonly string[];
  /** The lobby's choices: every variant with its values, the default first. */
  readonly variants: Readonly<Record<string, readonly string[]>>;
  /** Present where a seat may leave standing orders. */
  readonly standing?: StandingOrders<View>;

  setup(variant: Variant, seats: number, driver: Driver<Event>): State;
  /** Who decides; undefined when the game is over. */
  turn(state: State): Seat | undefined;
  /** Allowed answers to the pending decision, written into `into` when given. */
  legal(state: State, into?: Move[]): Move[];
  /** Every answer of the pending decision's shape, the refused ones with their reason. */
  options(state: State): Option<Move>[];
  /** The one candidate written `text`, as in "film 23". */
  find(state: State, text: string): Option<Move> | undefined;
  /** The text form, the only form in which a move travels. */
  text(move: Move): string;
  /** Plays a legal move, changing `state` in place. */
  apply(state: State, move: Move, driver: Driver<Event>): void;
  /** What is played for a seat that is absent: legal, and a game of these alone ends. */
  fallback(state: State): Move;
  /** Undefined while the game goes on. */
  result(state: State): Result | undefined;

  view(state: State, seat: Seat | undefined): View;
  /** The event as `seat` may see it; undefined when it may not see it at all. */
  show(event: Event, seat: Seat | undefined): Event | undefined;
  /**
   * A full state that `view` could come from, what is unknown drawn uniformly.
   * It never sees a State, so it cannot leak one.
   */
  imagine(view: View, chance: Chance): State;
  clone(state: State): State;
  /** Throws when a component was lost or doubled: cards, tokens, pawns, cash. */
  audit(state: State): void;
}
