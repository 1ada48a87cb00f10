import {
  compile,
  createMovieMaker,
  type Edition,
  type Move,
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

/**
 * What opens a negotiation: an offer, an auction of one's own, a raised hand (IMM-R5). Played at random they make nine
 * moves of ten; without them every window is used for films and loans, or passed.
 */
function opensTalk({ type }: Move): boolean {
  return type === 'raise' || type === 'offer' || type === 'auction';
}

/** International Movie Maker in the terminal. */
export const movieMaker: Title = {
  id: 'movie-maker',
  shipped: produce(SHIPPED, undefined),
  printed: SHIPPED,
  talk: move => opensTalk(move as Move),
  withEdition(json) {
    const edition = parseEdition(json);
    return produce(edition, edition);
  },
};
