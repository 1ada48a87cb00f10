import type { Game, Seat, Viewed, Words } from '@backlot/engine';
import type { SeatInfo } from '@backlot/protocol';
import { takeTitle } from '../../boards/shelf.ts';
import type { TitleModule } from '../../boards/title.ts';
import { nameIn } from '../table/log-lines.ts';
import type { TableModel } from '../table/table-model.svelte.ts';

/** What a replay needs beside its reel: who draws it, in which words, and who sat there. */
export interface Showing {
  readonly title: TitleModule;
  readonly game: Game<unknown, unknown, Viewed, unknown>;
  readonly words: Words<Viewed, unknown, unknown>;
  readonly seats: readonly SeatInfo[];
  readonly nameOf: (seat: Seat) => string;
}

/**
 * The showing of a title with an edition's JSON (undefined: the shipped one) and names by seat; undefined for a title
 * that this page doesn't know. Throws an EditionError on a faulty edition.
 */
export async function showingOf(
  id: string,
  edition: unknown,
  names: readonly string[],
): Promise<Showing | undefined> {
  const title = await takeTitle(id);
  if (title === undefined) return undefined;
  const seats = names.map((name, seat): SeatInfo => ({ seat, kind: 'person', name, mine: false }));
  const nameOf = nameIn(seats, '?');
  return { title, game: title.game(edition), words: title.words(edition, nameOf), seats, nameOf };
}

/** The showing at a table; undefined as long as something of it is not there. */
export function showingAt({ title, game, words, info, nameOf }: TableModel): Showing | undefined {
  if (!title || !game || !words || !info) return undefined;
  return { title, game, words, seats: info.seats, nameOf };
}
