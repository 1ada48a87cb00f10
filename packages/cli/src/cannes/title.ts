import { createCannes, type Edition, parseEdition, SHIPPED, type View } from '@backlot/cannes';
import { en, wordsFrom } from '@backlot/cannes/words';
import type { Production, Title } from '../titles.ts';
import { board, schedule } from './board.ts';

/** Tickets, which alone decide, and what was left on each schedule (CAN-5.2). */
const reckoning = (view: View, names: readonly string[]): string[] =>
  view.players.map(
    ({ tickets, goods }, seat) => `${names[seat]}: ${tickets} million tickets, unused: ${schedule(goods)}`,
  );

const produce = (edition: Edition, json: unknown): Production => ({
  game: createCannes(edition),
  words: wordsFrom(en, edition),
  board: (view, names) => board(view as View, names),
  reckoning: (view, names) => reckoning(view as View, names),
  edition: json,
});

/** Cannes: Stars, Scripts and Screens in the terminal. */
export const cannes: Title = {
  id: 'cannes',
  shipped: produce(SHIPPED, undefined),
  printed: SHIPPED,
  withEdition(json) {
    const edition = parseEdition(json);
    return produce(edition, edition);
  },
};
