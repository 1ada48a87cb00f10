import type { NewTable } from '@backlot/protocol';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { closed } from './closing.ts';

type NewSeat = NewTable['seats'][number];
/** A seat of a new table that is kept for somebody. */
export type Kept = { readonly for: string; readonly name: string; readonly as: 'person' | 'local' };

export type RematchPlan = { readonly wanted: NewTable; readonly kept: ReadonlyMap<number, Kept> };

/**
 * The same people, variant and edition once more. Everybody moves up one seat: who sat second sits first, and the first
 * last. Seats of others are kept for them until they sit down; those at the asking person's screen stay there.
 * @throws Failure `running`, `table-closed`, `not-your-seat`
 */
export function rematchOf({ table, seats }: StoredTable, person: Person, key: string): RematchPlan {
  if (!seats.some(seat => seat.guest_id === person.id)) {
    throw new Failure(
      'not-your-seat',
      'Only who played here can ask for a rematch: open a table of your own.',
    );
  }
  if (table.status === 'closed') throw closed();
  if (table.status !== 'ended') {
    throw new Failure('running', 'A rematch can be asked for when the game has ended: play on.');
  }
  const mine = seats.find(seat => seat.guest_id === person.id);
  const order = [...seats.slice(1), ...seats.slice(0, 1)];
  const kept = new Map<number, Kept>();
  const own = order.find(seat => seat.guest_id === person.id && kindOf(seat) === 'person');
  const wanted = order.map((seat, i): NewSeat => {
    if (kindOf(seat) === 'bot') return { kind: 'bot', level: (seat.level ?? 'random') as 'random' };
    if (seat.guest_id === person.id) {
      return seat === own ? { kind: 'me' } : { kind: 'local', name: seat.name };
    }
    if (seat.guest_id !== null) kept.set(i, keptSeat(seat, seat.guest_id));
    return { kind: 'invite' };
  });
  return {
    wanted: {
      key,
      title: table.title,
      variant: JSON.parse(table.variant) as Record<string, string>,
      seats: wanted,
      visibility: table.visibility as NewTable['visibility'],
      ...(table.rated === 1 && isRatable(wanted, kept) && { rated: true }),
      ...(table.time !== null && { time: JSON.parse(table.time) as NonNullable<NewTable['time']> }),
      ...(mine?.zone && { zone: mine.zone }),
      ...(table.edition_data !== null && { edition: JSON.parse(table.edition_data) as unknown }),
    },
    kept,
  };
}

/** Of two players one may have become the other meanwhile, by signing in: then nobody is compared any more. */
function isRatable(seats: readonly NewSeat[], kept: ReadonlyMap<number, Kept>): boolean {
  const others = [...kept.values()].map(seat => seat.for);
  return (
    seats.every(({ kind }) => kind === 'me' || kind === 'invite') && new Set(others).size === others.length
  );
}

/** What a seat was before a bot took it over for its player. */
const kindOf = (seat: SeatRow): string => seat.own_kind ?? seat.kind;

const keptSeat = (seat: SeatRow, id: string): Kept => ({
  for: id,
  name: seat.name,
  as: kindOf(seat) === 'local' ? 'local' : 'person',
});
