import type { Driver, Seat } from '@backlot/engine';
import { shareValue } from './shares.ts';
import type { Event, State, View } from './types.ts';

/** MEL-R27: whole rounds without a filming that trigger the end. */
const IDLE_ROUNDS = 12;

/** MEL-6.1, MEL-6.2: the sixth of seven tickets triggers the end once (MEL-R26); the round is finished, then comes one more. */
export function noteFilming(state: State, seat: Seat, driver: Driver<Event>): void {
  state.filmedRound = state.round;
  if (state.players[seat].tickets !== 1 || state.finalRound > 0) return;
  state.finalRound = state.round + 1;
  driver.emit?.({ type: 'endTriggered', seat, finalRound: state.finalRound });
}

/** The starting player is next again: true when that was the last round. */
export function roundOver(state: State, driver: Driver<Event>): boolean {
  if (state.round === state.finalRound) {
    driver.emit?.({ type: 'ended', points: score(state).players.map(player => player.total) });
    return true;
  }
  if (state.finalRound === 0 && state.round - state.filmedRound >= IDLE_ROUNDS) {
    state.finalRound = state.round + 1;
    driver.emit?.({ type: 'endTriggered', seat: -1, finalRound: state.finalRound });
  }
  return false;
}

/** One sequence's worth to one player: own scenes times cards (MEL-6.3). */
export interface SequenceScore {
  readonly piece: readonly number[];
  readonly scenes: number;
  readonly cards: number;
  readonly points: number;
}
export interface PlayerScore {
  /** Prestige scored in play. */
  readonly play: number;
  readonly sequences: readonly SequenceScore[];
  /** Worth of the Star Film shares; 0 where the view hides them. */
  readonly shares: number;
  readonly total: number;
}
export interface Score {
  readonly players: readonly PlayerScore[];
}

/** Own scenes of `seat` in a piece times the cards of the piece, titles included (MEL-6.3). */
export function sequenceScore(
  owners: readonly number[],
  piece: readonly number[],
  seat: Seat,
): SequenceScore {
  let scenes = 0;
  for (const card of piece) if (owners[card] === seat) scenes++;
  return { piece, scenes, cards: piece.length, points: scenes * piece.length };
}

/** What the game would score if it ended now (MEL-6.3, MEL-6.4); of a view, without the shares it hides. */
export function score(position: State | View): Score {
  const players = position.players.map((player, seat) => {
    const sequences = position.pieces
      .map(piece => sequenceScore(position.owners, piece, seat))
      .filter(({ points }) => points > 0);
    const held = 'count' in player.shares ? player.shares.known : player.shares;
    const shares = held ? shareValue(held) : 0;
    const total = sequences.reduce((sum, { points }) => sum + points, player.prestige + shares);
    return { play: player.prestige, sequences, shares, total };
  });
  return { players };
}

/** Points and ranks; equal prestige shares the victory (MEL-6.4, MEL-R17). */
export function result(state: State): { points: number[]; ranks: number[] } | undefined {
  if (state.stack.length > 0) return undefined;
  const points = score(state).players.map(player => player.total);
  return { points, ranks: points.map(own => 1 + points.filter(other => other > own).length) };
}
