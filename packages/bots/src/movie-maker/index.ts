import { compile, movieMaker, parseEdition, SHIPPED } from '@backlot/movie-maker';
import { greedyBot } from '../greedy.ts';
import type { Opened } from '../titles.ts';
import { foresight } from './foresight.ts';
import { plainBot } from './plain.ts';
import { movieMakerPolicy } from './policy.ts';
import { WEIGHTS } from './weights.ts';

/**
 * International Movie Maker with its bots, over an edition's JSON or the shipped edition. Throws EditionError where it
 * has a hole.
 */
export function openMovieMaker(edition?: unknown): Opened {
  const components = compile(edition === undefined ? SHIPPED : parseEdition(edition));
  const game = movieMaker(components);
  const policy = movieMakerPolicy(components);
  const quick = movieMakerPolicy(components, WEIGHTS, 'quiet');
  const bots = {
    random: plainBot(),
    greedy: greedyBot(policy),
    search: greedyBot(foresight(components, game, quick)),
  };
  return { game, bots } as unknown as Opened;
}
