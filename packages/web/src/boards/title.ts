import type { Game, Option, Orders, Seat, Viewed, Words } from '@backlot/engine';
import type { GiveOrders, SeatInfo, Step } from '@backlot/protocol';
import type { Component } from 'svelte';

/** What a board is given: it draws the view and the options, and plays by handing back a move of the options. */
export interface BoardProps<View extends Viewed = Viewed, Move = unknown> {
  readonly game: Game<unknown, Move, View, unknown>;
  readonly view: View;
  /** The seat whose eyes these are and whose hands may move; undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** Answers to the pending decision with the refusals; empty when another seat decides. */
  readonly options: readonly Option<Move>[];
  readonly seats: readonly SeatInfo[];
  /** Rows of the log not seen before this view: what is fresh, and what to animate. */
  readonly fresh: readonly Step[];
  /** Plays at once. Only moves of `options` without a refusal. */
  readonly play: (move: Move) => void;
  /** The move the call sheet or the board is looking at: hover, focus or first tap. */
  readonly looking: Move | undefined;
  readonly look: (move: Move | undefined) => void;
  /** Says on the call sheet why a move is refused. */
  readonly explain: (option: Option<Move>) => void;
  /** The refused move that the call sheet explains now, whether asked here or there. */
  readonly explained?: Option<Move> | undefined;
  /** Piece key ("scene:12") the log points at now. */
  readonly pointed: string | undefined;
  /** The seat's standing orders, where the game has any. */
  readonly orders?: Orders | undefined;
  /** Gives some of them, or revokes them with null; absent where nothing can be ordered, as in a replay. */
  readonly order?: ((changes: GiveOrders['orders']) => void) | undefined;
}

/** The view after a move as far as its own seat can know it (imagine, apply, view): for previews, never sent. */
export interface Preview<View> {
  readonly before: View;
  readonly after: View;
}

/** Everything the page needs for one title, loaded lazily. */
export interface TitleModule<View extends Viewed = Viewed, Move = unknown> {
  readonly id: string;
  /** Over a custom edition's JSON where the table has one, else over the shipped. */
  game(edition?: unknown): Game<unknown, Move, View, unknown>;
  /** Every word of the title, with the names of that edition's components; `called` names the seats in plain text. */
  words(edition?: unknown, called?: (seat: Seat) => string): Words<View, Move, unknown>;
  /** How far the game is, for the marquee: "Round 4 of 12". */
  status?(view: View): string;
  /** Answers that a form on the board gives better: the call sheet keeps them behind one line. Absent: none. */
  stows?(move: Move, view: View): boolean;
  /** A result in the title's own unit, "48 million in tickets"; absent where it is counted in points. */
  amount?(points: number): string;
  readonly Board: Component<BoardProps<View, Move>>;
  /** The scoring sheet of an ended game, step by step. */
  readonly Sheet: Component<{ view: View; seats: readonly SeatInfo[]; edition: unknown }>;
  /** A preview of the move in looking, in words with points: shown on the call sheet. Empty when there is nothing to say. */
  preview(move: Move, view: View, edition: unknown): readonly string[];
}
