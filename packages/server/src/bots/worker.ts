import { choose } from '@backlot/bots';
import type { FilmRequest } from '../films/film.ts';
import type { BotRequest } from './pool.ts';

/** Runs in a worker thread: the text of the move that the bot asked for chooses. */
export default function answer({ editionJson, ...request }: BotRequest): string {
  const edition: unknown = editionJson === undefined ? undefined : JSON.parse(editionJson);
  return choose({ ...request, ...(edition !== undefined && { edition }) }, () => performance.now()).move;
}

/** Films a game. What that needs beside the rules is loaded with the first one: most threads only ever hold bots. */
export async function film(request: FilmRequest): Promise<string> {
  const [making, { TITLES }] = await Promise.all([import('../films/film.ts'), import('../titles.ts')]);
  return making.film(request, TITLES);
}
