import type { Game } from '@backlot/engine';
import { type Log, NO_ORDERS, type Row, resume, type SeatOrders, type Table } from '@backlot/table';
import { Failure } from '../problem.ts';
import type { ClockRow, TableRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import type { Titles } from '../titles.ts';
import { ordersFrom } from './orders.ts';
import type { Surroundings } from './surroundings.ts';

export type Loaded = {
  readonly stored: StoredTable;
  readonly table: Table | undefined;
  readonly orders: SeatOrders;
  readonly clock: ClockRow | undefined;
};

/**
 * Reads a table from the store, ready to go on; `table` is undefined while seats are free.
 * @param known the first rows of its log, where they have been read before
 * @throws Failure `not-found`; `table-frozen` where these rules can't go on with it
 */
export async function loadTable(
  id: string,
  { store, titles, log }: Surroundings,
  known?: Log,
): Promise<Loaded> {
  const stored = await store.tables.find(id);
  if (stored === undefined) throw noTable();
  const { table } = stored;
  if (table.seq < 0) return { stored, table: undefined, orders: NO_ORDERS, clock: undefined };
  // Before the rows: clocks that are older than they conflict when they are written, newer ones could not be told.
  const clock = await store.clocks.find(id);
  const { rows, snapshots } = await store.tables.log(id, (known?.length ?? 0) - 1);
  try {
    const resumed = resume(gameOf(titles, table), {
      id,
      ...settingOf(stored),
      version: table.game_version,
      known,
      rows: rows.map(row => JSON.parse(row.body) as Row),
      snapshots: snapshots.map(({ seq, body }) => ({ seq, state: JSON.parse(body) as unknown })),
    });
    if (resumed.frozen !== undefined) log.error({ table: id, report: resumed.frozen }, 'table frozen');
    return { stored, table: resumed, orders: ordersFrom(await store.tables.orders(id)), clock };
  } catch (error) {
    log.error({ err: error, table: id }, "table can't be resumed");
    throw new Failure('table-frozen', cantGoOn(error), {}, error);
  }
}

function cantGoOn(error: unknown): string {
  const why = error instanceof Failure ? error.message : "these rules can't go on with it";
  return `This table rests, nothing of it is lost: ${why}. Whoever runs this server finds the report in its log.`;
}

export function noTable(): Failure {
  return new Failure('not-found', 'There is no such table: check the link, or open a new table.');
}

/** The game a stored table plays, with its edition. */
export function gameOf(titles: Titles, table: Pick<TableRow, 'title' | 'edition_data'>): Game {
  const title = Object.hasOwn(titles, table.title) ? titles[table.title] : undefined;
  if (title === undefined) throw new Failure('not-found', `the title ${table.title} is not installed here`);
  return table.edition_data === null ? title.shipped : title.parse(JSON.parse(table.edition_data)).game;
}

/** What the game was set up with. */
export function settingOf({ table, seats }: StoredTable): {
  variant: Record<string, string>;
  seats: number;
  seed: string;
} {
  return {
    variant: JSON.parse(table.variant) as Record<string, string>,
    seats: seats.length,
    seed: table.seed,
  };
}
