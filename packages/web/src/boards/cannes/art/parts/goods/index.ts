import type { Good } from '@backlot/cannes';
import type { Layer } from '../layer.ts';
import { computer, effect, script, star } from './half.ts';
import { film } from './movies.ts';
import { beer, chipset, people } from './raw.ts';

/** Every good on a 24 x 24 grid, told apart by its outline alone. */
export const GOOD_SIGNS: Readonly<Record<Good, readonly Layer[]>> = {
  people,
  beer,
  chipset,
  computer,
  star,
  effect,
  script,
  action: film('action'),
  romance: film('romance'),
  sf: film('sf'),
};
