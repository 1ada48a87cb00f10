import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import { isFree } from './join.ts';
import type { LiveTable } from './live-table.ts';
import { newInvite } from './new-table.ts';
import { changeSeats } from './reseat.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Gives seats free again before the game begins: all that are the person's, or one of them; who made the table may name
 * any seat. A seat that is free already stays as it is. To be called in the table's turn.
 * @throws Failure `not-your-seat`, `running`, `table-closed`, `storage`
 */
export function freeSeats(
  around: Pick<Surroundings, 'store'>,
  live: LiveTable,
  person: Person,
  seat: number | undefined,
): Promise<void> {
  const { writer, writes } = around.store;
  return changeSeats(around, live, async ({ table }) => {
    if (live.table !== undefined) throw begun();
    const made = table.maker_id === person.id;
    const seats = live.seats.map(row =>
      isMeant(row, person, seat, made) && !isFree(row) ? freed(row, person) : row,
    );
    const pairs = live.seats.flatMap((before, i) => {
      const after = seats[i];
      return after === undefined || after === before ? [] : [{ before, after }];
    });
    if (pairs.length === 0) return;
    await writer.write(writes.free(pairs));
    live.settle(seats, undefined);
  });
}

function isMeant(row: SeatRow, person: Person, seat: number | undefined, made: boolean): boolean {
  const mine = row.guest_id === person.id || row.kept_for === person.id;
  if (seat === undefined) return mine;
  if (row.seat !== seat) return false;
  if (mine || made) return true;
  throw new Failure('not-your-seat', 'Only who sits there, or made the table, gives a seat free: ask them.');
}

/** Whoever is sent away must not come back by the old link; whoever leaves may. */
function freed(row: SeatRow, person: Person): SeatRow {
  const again = row.guest_id === person.id ? row.invite : null;
  return {
    ...row,
    kind: 'invite',
    guest_id: null,
    name: '',
    level: null,
    own_kind: null,
    zone: null,
    kept_for: null,
    entry: null,
    invite: again ?? newInvite(),
  };
}

function begun(): Failure {
  return new Failure(
    'running',
    'The game has begun, so nobody just leaves: let a bot play for you, or give up, from the menu.',
  );
}
