import { createMelies, type Edition, parseEdition, SHIPPED, type View } from '@backlot/melies';
import { en, wordsFrom } from '@backlot/melies/words';
import type { Production, Title } from '../titles.ts';
import { board } from './board.ts';
import { reckoning } from './reckoning.ts';

const produce = (edition: Edition, json: unknown): Production => ({
  game: createMelies(edition),
  words: wordsFrom(en, edition),
  board: (view, names) => board(edition, view as View, names),
  reckoning: (view, names) => reckoning(view as View, names),
  edition: json,
});

/** 1902 Méliès in the terminal. */
export const melies: Title = {
  id: 'melies',
  shipped: produce(SHIPPED, undefined),
  printed: SHIPPED,
  withEdition(json) {
    const edition = parseEdition(json);
    return produce(edition, edition);
  },
};
