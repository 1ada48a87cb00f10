import { compile, movieMaker, parseEdition, SHIPPED } from '@backlot/movie-maker';
import { greedyBot } from '../greedy.ts';
import type { Opened } from '../titles.ts';
import { plainBot } from './plain.ts';
import { movieMakerPolicy } from './policy.ts';

/**
 * International Movie Maker with its bots, over an edition's JSON or the shipped edition. Throws EditionError where it
 * has a hole.
 */
export function openMovieMaker(edition?: unknown): Opened {
  const components = compile(edition === undefined ? SHIPPED : parseEdition(edition));
  const bots = { random: plainBot(), greedy: greedyBot(movieMakerPolicy(components)) };
  return { game: movieMaker(components), bots } as unknown as Opened;
}
