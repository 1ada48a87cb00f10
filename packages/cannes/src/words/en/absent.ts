import type { AbsentWords } from '../catalogue.ts';

/** What is played for an absent player, by the kind of decision. */
export const absent: AbsentWords = {
  tile: { asked: 'Tiles to lay', plays: 'stops as soon as it may, else lays the first or goes on' },
  cell: { asked: 'Where a tile goes', plays: 'takes the first place' },
  turn: { asked: 'How a tile is turned', plays: 'leaves it as it is' },
  rod: { asked: 'A rod to place', plays: 'takes the first place where one has to be placed' },
  lift: { asked: 'A rod to move', plays: 'moves none' },
  produce: { asked: 'Production', plays: 'ends the turn' },
  cigar: { asked: 'An old-boy marker', plays: 'takes the first place' },
  discard: { asked: 'An item too many', plays: 'gives up the first' },
};
