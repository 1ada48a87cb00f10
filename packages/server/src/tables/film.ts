import type { Films } from '../films/film.ts';
import type { Person } from '../people/session.ts';
import type { LiveTable } from './live-table.ts';
import { checkSeat } from './my-seat.ts';
import { begun } from './refusals.ts';

/**
 * What a seat of `person` (undefined: anyone who may watch) saw so far at each step of a game that may still run, as
 * JSON text `{ viewShape, reel }`. A step that was taken back is not in it.
 * @throws Failure `not-your-seat`, `table-open`
 */
export async function filmText(
  live: LiveTable,
  films: Films,
  person: Person,
  seat: number | undefined,
): Promise<string> {
  if (seat !== undefined) checkSeat(live.seats, person, seat);
  const { game, variant, seats, rows } = begun(live.table);
  const eyes = seat === undefined ? {} : { seat };
  const log = JSON.stringify([...rows]);
  return films.film({ title: game.id, editionJson: live.editionData, variant, seats, log, eyes });
}
