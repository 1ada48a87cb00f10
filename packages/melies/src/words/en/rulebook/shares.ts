import type { Chapter } from '@backlot/engine';

export const shares: Chapter = {
  title: 'Star Film shares',
  paragraphs: [
    {
      id: 'MEL-4.1',
      text:
        'The shares show three different illustrations, on seven cards each; we call them moon, shell and star. ' +
        'You keep yours hidden. As soon as you have four, you discard one of the four.',
    },
    {
      id: 'MEL-R25',
      text: 'You discard it face down and at once, before anything else goes on, even if it is another player’s turn.',
      reason:
        'The rulebook does not say when or how. At once, the limit of three holds at every moment; face down, ' +
        'nobody learns what you collect.',
    },
    {
      id: 'MEL-4.2',
      text:
        'At the end of the game three identical shares bring 9 prestige, three different ones 5, and two identical ' +
        'ones 2, with or without a third card beside them. Anything else brings nothing.',
    },
    {
      id: 'MEL-R10',
      text:
        'If the share deck is empty, the discarded shares are shuffled and become the new deck. If there are none ' +
        'left, nobody takes a share.',
      reason: 'The rulebook is silent. This is the way effect cards come back too (MEL-R6).',
    },
    {
      id: 'MEL-R29',
      text: 'Until that happens you can look up which shares you discarded yourself.',
      reason:
        'You have seen those cards, so you may know them, and it should not take a good memory. Once they are ' +
        'shuffled into a new deck the knowledge is worth nothing.',
    },
  ],
};
