import type { Chapter } from '@backlot/engine';

export const end: Chapter = {
  title: 'The end',
  paragraphs: [
    {
      id: 'CAN-5.1',
      text:
        'The game ends after the turn in which the last tile came to the table, so that both piles are empty and ' +
        'nobody holds a tile, or in which the tenth cigar was placed.',
    },
    {
      id: 'CAN-5.2',
      text: 'Whoever has the most tickets wins. Among tied players it is the one whose turn would have come next.',
    },
    {
      id: 'CAN-R7',
      text:
        'If none of the tiles you drew can be placed, you discard them all and go on with your network as after one ' +
        'tile (CAN-2.1). If this happens to every player in turn, the game ends.',
      reason:
        'The rulebook asks for at least one tile and does not foresee that none fits. This way nobody is stuck, ' +
        'and the game cannot go on for ever without a tile.',
    },
  ],
};
