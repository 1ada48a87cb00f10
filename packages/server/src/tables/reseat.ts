import { open } from '@backlot/table';
import { Conflict } from '../store/errors.ts';
import type { SeatRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { advanceStatements } from './advance.ts';
import { closed, closeNoMore } from './closing.ts';
import type { LiveTable } from './live-table.ts';
import { gameOf, noTable, settingOf } from './load.ts';
import type { Surroundings } from './surroundings.ts';

/** What is to become of the seats: the rows that stay are the same objects. Throws where it can't be. */
export type Seating = (seats: readonly SeatRow[]) => readonly SeatRow[] | Promise<readonly SeatRow[]>;

/**
 * Gives free seats away. The last one begins the game, in the same write. To be called in the table's turn.
 * @throws Failure `table-closed`, `storage`, and what `seating` throws
 */
export function reseat(around: Surroundings, live: LiveTable, seating: Seating): Promise<void> {
  return changeSeats(around, live, stored => attempt(around, live, stored, seating));
}

/**
 * Does what changes seats of a table that has not begun. A conflict means that another process changed a seat, or began
 * the game: what it did is read and looked at again, as often as there are seats.
 * @throws Failure `table-closed`, and what `change` throws
 */
export async function changeSeats(
  { store }: Pick<Surroundings, 'store'>,
  live: LiveTable,
  change: (stored: StoredTable) => Promise<void>,
): Promise<void> {
  for (let tries = live.seats.length; ; tries--) {
    const stored = await store.tables.find(live.id);
    if (stored === undefined) throw noTable();
    if (stored.table.status === 'closed') throw closed();
    try {
      return await change(stored);
    } catch (error) {
      if (!(error instanceof Conflict) || tries <= 0) throw error;
      await live.refresh();
    }
  }
}

async function attempt(
  around: Surroundings,
  live: LiveTable,
  stored: StoredTable,
  seating: Seating,
): Promise<void> {
  const { store, jobs, now, titles } = around;
  const seats = await seating(live.seats);
  const taken = seats.filter(row => !live.seats.includes(row));
  if (taken.length === 0) return;
  const free = live.seats.filter(row => row.kind === 'invite').length;
  const statements = store.writes.take(taken, free);
  if (free > taken.length) {
    await store.writer.write(statements);
    live.settle(seats, undefined);
    return;
  }
  const setting = settingOf({ table: stored.table, seats });
  const step = open(gameOf(titles, stored.table), { id: live.id, ...setting, at: now() });
  const about = { seats, editionData: live.editionData };
  await store.writer.write([
    ...statements,
    ...advanceStatements(around, step, about, undefined),
    ...live.clock.statements(live.clock.opening(step.table, seats)),
    ...closeNoMore(jobs, live.id),
  ]);
  live.settle(seats, step.table);
}
