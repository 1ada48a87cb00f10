import type { Seat } from '@backlot/engine';
import type { SeatInfo } from '@backlot/protocol';

/** The seats this browser moves for. */
export const mySeats = (seats: readonly SeatInfo[]): Seat[] =>
  seats.filter(seat => seat.mine && seat.kind !== 'bot').map(seat => seat.seat);

/**
 * Whose eyes see the table when it is opened: mine where I am the only one at this screen;
 * with several people nobody's (the public view) until one of them says to be there.
 */
export function firstEyes(seats: readonly SeatInfo[]): Seat | undefined {
  const mine = mySeats(seats);
  return mine.length === 1 ? mine[0] : undefined;
}

/**
 * For whom the curtain has to fall: the seat that decides, where it sits at this screen
 * with others and somebody else (or nobody) is looking. Undefined when no curtain is needed.
 */
export function curtainFor(
  seats: readonly SeatInfo[],
  eyes: Seat | undefined,
  turn: Seat | undefined,
  over: boolean,
): Seat | undefined {
  if (over || turn === undefined || turn === eyes) return undefined;
  const mine = mySeats(seats);
  return mine.length > 1 && mine.includes(turn) ? turn : undefined;
}
