import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import type { SeatRow } from '../store/schema.ts';
import { closed } from './closing.ts';
import type { LiveTable } from './live-table.ts';
import { noTable } from './load.ts';
import { newInvite } from './new-table.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Gives seats free again before the game begins: all that are the person's, or one of them; who made the table may name
 * any seat. A seat that is free already stays as it is. To be called in the table's turn.
 * @throws Failure `not-your-seat`, `running`, `table-closed`, `storage`
 */
export async function freeSeats(
  around: Pick<Surroundings, 'store'>,
  live: LiveTable,
  person: Person,
  seat: number | undefined,
): Promise<void> {
  const { store } = around;
  for (let tries = live.seats.length; ; tries--) {
    const stored = await store.tables.find(live.id);
    if (stored === undefined) throw noTable();
    if (stored.table.status === 'closed') throw closed();
    if (live.table !== undefined) throw begun();
    const made = stored.table.maker_id === person.id;
    const seats = live.seats.map(row =>
      isMeant(row, person, seat, made) && !isFree(row) ? freed(row, person) : row,
    );
    const pairs = live.seats.flatMap((before, i) => {
      const after = seats[i];
      return after === undefined || after === before ? [] : [{ before, after }];
    });
    if (pairs.length === 0) return;
    try {
      await store.writer.write(store.writes.free(pairs));
      return live.settle(seats, undefined);
    } catch (error) {
      // Another process changed a seat, or began the game: what it did is read and looked at again.
      if (!(error instanceof Conflict) || tries <= 0) throw error;
      await live.refresh();
    }
  }
}

function isMeant(row: SeatRow, person: Person, seat: number | undefined, made: boolean): boolean {
  const mine = row.guest_id === person.id || row.kept_for === person.id;
  if (seat === undefined) return mine;
  if (row.seat !== seat) return false;
  if (mine || made) return true;
  throw new Failure('not-your-seat', 'Only who sits there, or made the table, gives a seat free: ask them.');
}

const isFree = (row: SeatRow): boolean => row.kind === 'invite' && row.kept_for === null;

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
