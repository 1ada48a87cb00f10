import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import type { LiveTable } from './live-table.ts';
import { reseat } from './reseat.ts';
import type { Surroundings } from './surroundings.ts';

/** By the token of a link; or the seat kept for me, else a free one of a public table, the first if none is named. */
export type Ticket = ({ readonly invite: string } | { readonly seat: number | undefined }) & {
  readonly zone?: string | undefined;
};

type Joining = Person & { readonly zone: string | undefined };

/**
 * Takes a seat; again by the same person changes nothing. The last free seat begins the game, in the same write. To be
 * called in the table's turn.
 * @throws Failure `not-found`, `seat-taken`, `blocked`, `rated`, `table-closed`, `storage`
 */
export function joinTable(
  around: Surroundings,
  live: LiveTable,
  person: Person,
  ticket: Ticket,
): Promise<void> {
  return reseat(around, live, async before => {
    const zone = (await around.store.guests.find(person.id))?.zone ?? ticket.zone;
    const who = { ...person, zone };
    const seats =
      'invite' in ticket
        ? byLink(before, who, ticket.invite)
        : (keptFor(before, who) ?? fromLobby(live, before, who, ticket.seat));
    if (seats !== before) {
      await checkBlocks(around, live.id, person);
      if (live.rated) await checkPool(around, before, person);
    }
    return seats;
  });
}

/** Nobody sits down at a table of somebody who blocked them, nor at one of somebody they blocked. */
async function checkBlocks({ store }: Surroundings, table: string, person: Person): Promise<void> {
  const maker = await store.tables.maker(table);
  if (maker === undefined) return;
  if (await store.blocks.isBlocked(person.id, maker)) {
    throw new Failure(
      'blocked',
      'You blocked whoever made this table: take the block back in your profile, then open the link again.',
    );
  }
  if (await store.blocks.isBlocked(maker, person.id)) {
    throw new Failure(
      'blocked',
      'Whoever made this table does not give you a seat there: open a table of your own.',
    );
  }
}

/** Whoever sits first at a rated table decides whether it is one for people or one for bots of the API. */
async function checkPool({ store }: Surroundings, seats: readonly SeatRow[], person: Person): Promise<void> {
  const there = seats.flatMap(seat => seat.guest_id ?? []);
  const bots = await store.tokens.botsAmong([person.id, ...there]);
  const other = there.find(id => bots.has(id) !== bots.has(person.id));
  if (other === undefined) return;
  throw new Failure(
    'rated',
    bots.has(other)
      ? 'Bots sit at this rated table, and people are not compared with them: take a seat elsewhere.'
      : 'People sit at this rated table, and bots are not compared with them: take a seat elsewhere.',
  );
}

const sitting = (seat: SeatRow, person: Joining, entry: string): SeatRow => ({
  ...seat,
  kind: 'person',
  guest_id: person.id,
  name: person.name,
  zone: person.zone ?? null,
  kept_for: null,
  entry,
});

function byLink(seats: readonly SeatRow[], person: Joining, invite: string): readonly SeatRow[] {
  const seat = seats.find(row => row.invite === invite);
  if (seat === undefined) throw badLink();
  if (seat.guest_id === person.id) return seats;
  if (seat.kind !== 'invite') throw taken();
  if (seats.some(row => row.guest_id === person.id)) {
    throw new Failure(
      'seat-taken',
      'You already sit at this table: send this link to whom you want to play with.',
    );
  }
  return seats.map(row => (row === seat ? sitting(row, person, 'link') : row));
}

/** The seats kept for a person: its own, and those of the people at its screen. */
function keptFor(seats: readonly SeatRow[], person: Joining): readonly SeatRow[] | undefined {
  if (!seats.some(row => row.kept_for === person.id)) return undefined;
  return seats.map(row => {
    if (row.kept_for !== person.id) return row;
    const mine = sitting(row, person, 'kept');
    return row.entry === 'local' ? { ...mine, kind: 'local', name: row.name } : mine;
  });
}

function fromLobby(
  live: LiveTable,
  seats: readonly SeatRow[],
  person: Joining,
  wanted: number | undefined,
): readonly SeatRow[] {
  if (seats.some(row => row.guest_id === person.id)) return seats;
  if (live.visibility !== 'public') {
    throw new Failure('seat-taken', 'The seats of this table go by invitation: ask its maker for a link.');
  }
  const seat = seats.find(row => isFree(row) && (wanted === undefined || row.seat === wanted));
  if (seat === undefined) throw taken();
  return seats.map(row => (row === seat ? sitting(row, person, 'lobby') : row));
}

/** Whether anybody may sit down there. */
export const isFree = ({ kind, kept_for }: SeatRow): boolean => kind === 'invite' && kept_for === null;

export function badLink(): Failure {
  return new Failure(
    'not-found',
    'This invite link is not good: ask whoever made the table for the link again.',
  );
}

function taken(): Failure {
  return new Failure(
    'seat-taken',
    'Somebody else took this seat: ask for the link of another one, or watch.',
  );
}
