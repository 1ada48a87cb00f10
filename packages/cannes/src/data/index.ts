import type { Edition } from '../edition.ts';
import { TILES } from './tiles.ts';

/**
 * The edition that comes with the game. `JSON.stringify(SHIPPED)` is the file format of an edition, read back by
 * `parseEdition`; a corrected or different one is made by changing such a file.
 */
export const SHIPPED: Edition = {
  id: 'described-1',
  title: 'Cannes: Stars, Scripts and Screens',
  note:
    'The rulebook names every kind of tile; how many there are of each was collected from public descriptions ' +
    'of the game.',
  tiles: TILES,
};
