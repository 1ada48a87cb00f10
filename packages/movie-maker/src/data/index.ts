import type { Edition } from '../edition.ts';
import { BOARD } from './board.ts';
import { DIRECTORS, STARS, STORIES } from './cards.ts';
import { CLASS_DATA, COMPANY_DATA, COMPANY_VALUES, GENRE_DATA, STAR_KIND_DATA, STOCK } from './values.ts';

/**
 * The edition that comes with the game. `JSON.stringify(SHIPPED)` is the file format of an edition, read back by
 * `parseEdition`; a corrected or different one is made by changing such a file.
 */
export const SHIPPED: Edition = {
  id: 'reconstructed-1',
  title: 'International Movie Maker',
  note:
    'The names, the worth of stories and directors and a few of the stars come from the rulebook. The order of the ' +
    'board, the prices and most of the tables were never published and are our reconstruction; the titles of the ' +
    'stories are our own.',
  board: BOARD,
  genres: GENRE_DATA,
  stories: STORIES,
  starKinds: STAR_KIND_DATA,
  stars: STARS,
  classes: CLASS_DATA,
  directors: DIRECTORS,
  companies: COMPANY_DATA,
  companyValues: COMPANY_VALUES,
  stock: STOCK,
};
