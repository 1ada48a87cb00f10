import { makeSeatFilm } from '@backlot/table';
import type { Person } from '../people/session.ts';
import type { Titles } from '../titles.ts';
import type { LiveTable } from './live-table.ts';
import { checkSeat } from './my-seat.ts';
import { begun } from './refusals.ts';

/**
 * What a seat of `person` (undefined: anyone who may watch) saw so far at each step of a game that may still run, as
 * JSON text `{ viewShape, reel }`. A step that was taken back is not in it.
 * @throws Failure `not-your-seat`, `table-open`
 */
export function filmText(live: LiveTable, titles: Titles, person: Person, seat: number | undefined): string {
  if (seat !== undefined) checkSeat(live.seats, person, seat);
  const table = begun(live.table);
  const viewShape = titles[table.game.id]?.viewShape ?? 1;
  return JSON.stringify({ viewShape, reel: makeSeatFilm(table, seat, viewShape) });
}
