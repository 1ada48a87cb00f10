import type { Chance, Game, Viewed } from '@backlot/engine';

/** How long a bot may think; a bot that does not search needs none of it. */
export interface Limits {
  /** Milliseconds for one decision, by `now`. */
  readonly budgetMs?: number | undefined;
  /** The caller's clock in milliseconds: bots have none of their own. Without it a budget means nothing. */
  readonly now?: (() => number) | undefined;
  /** Rollouts for one decision at most; without a clock the only limit, and then the choice repeats exactly. */
  readonly rollouts?: number | undefined;
  /** Asked between rollouts; true ends the search with the best move so far. */
  readonly stopped?: (() => boolean) | undefined;
}

/** A decision put to a bot. It is given what its seat may know and nothing else. */
export interface Asked<State, Move, View extends Viewed> extends Limits {
  readonly game: Game<State, Move, View>;
  readonly view: View;
  /** The bot's own chance, never the table's. */
  readonly chance: Chance;
}

/** Someone who answers decisions. The move is one of those legal in every state the view could come from. */
export interface Bot<State = unknown, Move = unknown, View extends Viewed = Viewed> {
  choose(asked: Asked<State, Move, View>): Move;
}

/** What a title knows of good play: enough for one-ply play and as the guide of a search. */
export interface Policy<State, Move> {
  /** Worth of each of `moves` to the seat that decides, in points, written into `out`; higher is better. */
  rank(state: State, moves: readonly Move[], out: number[]): void;
  /** Points each seat may expect in the end, by seat, written into `out`. */
  expect(state: State, out: number[]): void;
  /** A number that grows by one with every turn of a player: measures how far a rollout looks. */
  turns(state: State): number;
}
