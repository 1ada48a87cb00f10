import {
  compile,
  createMovieMaker,
  type Edition,
  parseEdition,
  SHIPPED,
  type View,
} from '@backlot/movie-maker';
import { en, wordsFrom } from '@backlot/movie-maker/words';
import type { Production, Title } from '../titles.ts';
import { board } from './board.ts';
import { reckoning } from './reckoning.ts';

function produce(edition: Edition, json: unknown): Production {
  const components = compile(edition);
  return {
    game: createMovieMaker(edition),
    words: wordsFrom(en, edition),
    board: (view, names) => board(components, view as View, names),
    reckoning: (view, names) => reckoning(components, view as View, names),
    edition: json,
  };
}

/** International Movie Maker in the terminal. */
export const movieMaker: Title = {
  id: 'movie-maker',
  shipped: produce(SHIPPED, undefined),
  printed: SHIPPED,
  withEdition(json) {
    const edition = parseEdition(json);
    return produce(edition, edition);
  },
};
