import type { Edition } from '../edition.ts';
import { EFFECT_CARDS } from './effects.ts';
import { JOURNAL_CARDS } from './journals.ts';
import { SCENES } from './scenes.ts';
import { SPACES } from './spaces.ts';

/**
 * The edition that comes with the game: our reconstruction of what is printed on cards and board, value by value with
 * its source. `JSON.stringify(SHIPPED)` is the file format of an edition, read back by `parseEdition`; a corrected
 * or different one is made by changing such a file.
 */
export const SHIPPED: Edition = {
  id: 'reconstructed-1',
  title: '1902 Méliès, reconstructed edition',
  note:
    'The published rules do not tell what is printed on every card and space, so this edition is our own ' +
    'reconstruction: each value says whether it stands in the rulebook, was deduced from it, or was made up by us.',
  scenes: SCENES,
  // Unequal, so that the title cards alone make no film; which is which is ours.
  initial: { right: 'white', source: { right: 'reconstructed' } },
  final: { left: 'dark', source: { left: 'reconstructed' } },
  effects: EFFECT_CARDS,
  // 21 cards with three illustrations (MEL-1.8, MEL-4.1).
  shares: { each: 7, source: { each: 'deduced' } },
  dot: { between: ['square', 'club'], source: { between: 'reconstructed' } },
  spaces: SPACES,
  journals: JOURNAL_CARDS,
};
