import type { Chapter } from '@backlot/engine';

export const end: Chapter = {
  title: 'End and scoring',
  paragraphs: [
    {
      id: 'MEL-6.1',
      text:
        'When somebody films a scene with their sixth ticket, the end is triggered: play goes on until the turn ' +
        'comes round to the starting player, and then everyone has one more turn.',
    },
    {
      id: 'MEL-R26',
      text:
        'The last turn is a turn like any other, and taking your pawns back may be all of it. Another sixth ticket ' +
        'after the trigger changes nothing.',
      reason: 'The rulebook makes no exception for the last turn and speaks of one trigger only.',
    },
    {
      id: 'MEL-R27',
      text:
        'A game must end: if nobody has filmed for twelve whole rounds, the end is triggered in the same way as ' +
        'by MEL-6.1.',
      reason:
        'The rulebook would let players go on for ever without filming. No game played to win comes near this.',
    },
    {
      id: 'MEL-6.2',
      text: 'The seventh ticket is there for one last scene that you may still film in that time.',
    },
    {
      id: 'MEL-6.3',
      text:
        'Then every sequence pays: each player scores the number of their own scenes in it times the number of all ' +
        'its cards, titles included. A scene that is still alone is a sequence of one.',
    },
    {
      id: 'MEL-6.4',
      text: 'Shares are revealed and scored (MEL-4.2). Whoever has the most prestige wins.',
    },
    {
      id: 'MEL-R17',
      text: 'Players with equal prestige share the victory.',
      reason: 'The rulebook has no tie-break.',
    },
  ],
};
