import type { Driver, Seat } from '@backlot/engine';
import { CIGARS, type Ending, type Event, type State } from './types.ts';

/** CAN-5.1, CAN-R7: how the game has ended after a turn, or undefined. */
export function endingOf(state: State): Ending | undefined {
  const { players, pile, drawn, cigars, stuck } = state;
  if (pile.length + drawn.length === 0 && players.every(player => player.discards.length === 0))
    return 'tiles';
  if (cigars.length >= CIGARS) return 'cigars';
  return stuck >= players.length ? 'stuck' : undefined;
}

/**
 * Ranks by tickets (CAN-5.2). Of tied players the one whose turn would have come next stands before the others:
 * `last` had the last turn.
 */
function ranking(points: readonly number[], last: Seat): number[] {
  const wait = (seat: Seat) => (seat - last - 1 + points.length) % points.length;
  return points.map(
    (own, seat) =>
      1 + points.filter((other, i) => other > own || (other === own && wait(i) < wait(seat))).length,
  );
}

/** Tells the end of the game. */
export function announce(state: State, ending: Ending, driver: Driver<Event>): void {
  const points = state.players.map(player => player.tickets);
  const winner = ranking(points, state.mover).indexOf(1);
  driver.emit?.({ type: 'ended', ending, points, winner });
}

/** Tickets and ranks; undefined while the game goes on. */
export function result(state: State): { points: number[]; ranks: number[] } | undefined {
  if (state.stack.length > 0) return undefined;
  const points = state.players.map(player => player.tickets);
  return { points, ranks: ranking(points, state.mover) };
}
