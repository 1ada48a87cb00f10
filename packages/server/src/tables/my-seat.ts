import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';

/** @throws Failure `not-your-seat` */
export function checkSeat(seats: readonly SeatRow[], person: Person, seat: number): void {
  if (seats.some(row => row.seat === seat && row.guest_id === person.id)) return;
  throw new Failure(
    'not-your-seat',
    `Seat ${seat} of this table is not yours: move for a seat of your own, or join by its link.`,
  );
}

/** @throws Failure `not-your-seat`, `seat-handed` where a bot plays it for the person */
export function checkPlays(seats: readonly SeatRow[], person: Person, seat: number): void {
  checkSeat(seats, person, seat);
  if (seats[seat]?.kind !== 'bot') return;
  throw new Failure('seat-handed', 'A bot plays for you here: take your seat back first, then move.');
}
