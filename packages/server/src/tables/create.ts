import type { NewTable } from '@backlot/protocol';
import { open } from '@backlot/table';
import { TableClock } from '../clocks/table-clock.ts';
import type { Person } from '../people/session.ts';
import type { Statement } from '../store/writer.ts';
import { advanceStatements } from './advance.ts';
import { closeLater } from './closing.ts';
import { settingOf } from './load.ts';
import { newTable } from './new-table.ts';
import { openOnce } from './once.ts';
import type { Kept } from './rematch.ts';
import type { Surroundings } from './surroundings.ts';

/** What else belongs to a new table: whom seats are kept for, and what is to be stored with it. */
export type Besides = {
  readonly kept?: ReadonlyMap<number, Kept>;
  /** Whose rematch it is. */
  readonly rematchOf?: string;
  readonly statements?: (id: string) => readonly Statement[];
};

/**
 * Stores a new table and gives its id. A game without free seats begins in the same write.
 * The same key again gives the table that was made under it.
 * @throws Failure `malformed`, `edition`, `storage`
 */
export function createTable(
  around: Surroundings,
  person: Person,
  wanted: NewTable,
  { kept, rematchOf, statements: besides }: Besides = {},
): Promise<string> {
  const { store, jobs, now, titles } = around;
  return openOnce(around, person, wanted, async () => {
    const zone = (await store.guests.find(person.id))?.zone ?? wanted.zone;
    const { stored, game } = newTable(titles, person, { ...wanted, zone }, now(), kept);
    const { seats } = stored;
    const table = { ...stored.table, rematch_of: rematchOf ?? null };
    const statements = [...store.writes.insert(table, seats), ...(besides?.(table.id) ?? [])];
    if (table.closes_at !== null) statements.push(...closeLater(jobs, table.id, table.closes_at));
    if (seats.every(seat => seat.kind !== 'invite')) {
      const step = open(game, { id: table.id, ...settingOf(stored), at: now() });
      const clock = new TableClock(table, seats.length, undefined, around);
      statements.push(
        ...advanceStatements(around, step, { seats, editionData: table.edition_data }, undefined),
        ...clock.statements(clock.opening(step.table, seats)),
      );
    }
    return { table, statements };
  });
}
