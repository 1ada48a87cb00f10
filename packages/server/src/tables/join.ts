import type { Join } from '@backlot/protocol';
import { open } from '@backlot/table';
import type { Guest } from '../people/session.ts';
import { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import type { SeatRow } from '../store/schema.ts';
import { advanceStatements } from './advance.ts';
import type { LiveTable } from './live-table.ts';
import { gameOf, loadTable, settingOf } from './load.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Takes the seat of an invite link; again by the same guest changes nothing. The last free seat begins the game,
 * in the same write. To be called in the table's turn.
 * @throws Failure `not-found`, `seat-taken`, `blocked`, `storage`
 */
export async function joinTable(
  around: Surroundings,
  live: LiveTable,
  guest: Guest,
  { invite, zone }: Join,
): Promise<void> {
  // Every conflict means that another process gave a seat away, so there are no more of them than seats.
  for (let tries = live.seats.length; ; tries--) {
    try {
      return await attempt(around, live, { ...guest, zone }, invite);
    } catch (error) {
      if (!(error instanceof Conflict) || tries <= 0) throw error;
      await live.refresh();
    }
  }
}

type Joining = Guest & { readonly zone?: string | undefined };

async function attempt(around: Surroundings, live: LiveTable, guest: Joining, invite: string): Promise<void> {
  const { store, now, titles } = around;
  const seat = seatOf(live, guest, invite);
  if (seat.guest_id === guest.id) return;
  await checkBlocks(around, live.id, guest);
  const taken = { ...seat, guest_id: guest.id, name: guest.name, kind: 'person', zone: guest.zone ?? null };
  const seats = live.seats.map(row => (row === seat ? taken : row));
  const free = live.seats.filter(row => row.kind === 'invite').length;
  const statements = store.writes.claim(seat, guest, free);
  if (free > 1) {
    await store.writer.write(statements);
    live.settle(seats, undefined);
    return;
  }
  const { stored } = await loadTable(live.id, around);
  const step = open(gameOf(titles, stored.table), { id: live.id, ...settingOf(stored), at: now() });
  const about = { seats, editionData: live.editionData };
  await store.writer.write([
    ...statements,
    ...advanceStatements(around, step, about, undefined),
    ...live.clock.statements(live.clock.opening(step.table, seats)),
  ]);
  live.settle(seats, step.table);
}

/** Nobody sits down at a table of somebody who blocked them, nor at one of somebody they blocked. */
async function checkBlocks({ store }: Surroundings, table: string, guest: Guest): Promise<void> {
  const maker = await store.tables.maker(table);
  if (maker === undefined) return;
  if (await store.blocks.isBlocked(guest.id, maker)) {
    throw new Failure(
      'blocked',
      'You blocked whoever made this table: take the block back in your profile, then open the link again.',
    );
  }
  if (await store.blocks.isBlocked(maker, guest.id)) {
    throw new Failure(
      'blocked',
      'Whoever made this table does not give you a seat there: open a table of your own.',
    );
  }
}

function seatOf(live: LiveTable, guest: Guest, invite: string): SeatRow {
  const seat = live.seats.find(row => row.invite === invite);
  if (seat === undefined) {
    throw new Failure(
      'not-found',
      'This invite link is not good: ask whoever made the table for the link again.',
    );
  }
  if (seat.guest_id === guest.id) return seat;
  if (seat.guest_id !== null) {
    throw new Failure(
      'seat-taken',
      'Somebody else took this seat: ask for the link of another one, or watch.',
    );
  }
  if (live.seats.some(row => row.guest_id === guest.id)) {
    throw new Failure(
      'seat-taken',
      'You already sit at this table: send this link to whom you want to play with.',
    );
  }
  return seat;
}
