import { deflateSync } from 'node:zlib';
import { makeSeatFilm, type Row, revealingReel } from '@backlot/table';
import { gameOf } from '../tables/load.ts';
import type { Titles } from '../titles.ts';

/** What is to be filmed: plain data, since it goes to a worker thread. It holds all secrets of the game. */
export type FilmRequest = {
  readonly title: string;
  /** JSON of the edition, where it is not the shipped one. */
  readonly editionJson: string | null;
  readonly variant: Readonly<Record<string, string>>;
  readonly seats: number;
  /** JSON of its rows: one text goes to another thread at a fraction of what its objects would take. */
  readonly log: string;
  /** Through whose eyes: all of an ended game, or one seat's (absent: anyone's). */
  readonly eyes: 'all' | { readonly seat?: number };
};

/** Where games are filmed: long work, so not where moves are answered. */
export interface Films {
  /**
   * Of all eyes the packed reel, as the store keeps it; of one seat's what the page is sent, `{ viewShape, reel }`.
   * @throws where the rules do
   */
  film(request: FilmRequest): Promise<string>;
}

export function film({ title, editionJson, eyes, log, ...played }: FilmRequest, titles: Titles): string {
  const rows = JSON.parse(log) as Row[];
  const table = { ...played, rows, game: gameOf(titles, { title, edition_data: editionJson }) };
  const viewShape = titles[title]?.viewShape ?? 1;
  if (eyes !== 'all') return JSON.stringify({ viewShape, reel: makeSeatFilm(table, eyes.seat, viewShape) });
  return deflateSync(JSON.stringify(revealingReel(table, viewShape))).toString('base64');
}
