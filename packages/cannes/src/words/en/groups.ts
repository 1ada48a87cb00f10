import type { GroupWords } from '../catalogue.ts';

/** Headings under which moves stand together in the list of choices. */
export const groups: GroupWords = {
  tile: 'Place a tile',
  develop: 'Go on or stop',
  stop: 'Go on or stop',
  cell: 'Where the tile goes',
  turn: 'How the tile is turned',
  rod: 'Place a rod',
  lift: 'Move a rod',
  supply: 'Suppliers',
  make: 'Movie industry',
  golf: 'Golf club',
  raise: 'Critic',
  present: 'Cannes',
  done: 'End of the turn',
  cigar: 'Place a cigar',
  discard: 'Items to give up',
  pass: 'Or',
};
