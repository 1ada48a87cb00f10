import type { Chapter } from '@backlot/engine';

export const turn: Chapter = {
  title: 'The turn',
  paragraphs: [
    {
      id: 'IMM-2.1',
      text:
        'In your turn you roll two dice, move your piece clockwise by their total and do what the space says. ' +
        'Doubles give no second turn.',
    },
    {
      id: 'IMM-2.2',
      text:
        'Who has to miss a turn only sits it out: dice and space. Bidding, and trading in the turns of others, go on ' +
        'as ever.',
    },
    {
      id: 'IMM-R1',
      text: 'Turns to be missed add up.',
      reason:
        'The rulebook does not say what becomes of turns still to be missed when more are added. Each was the price of ' +
        'something, so none should cancel another.',
    },
    {
      id: 'IMM-2.3',
      text:
        'When your piece passes Box Office the bank pays you a tenth of the completion value of each of your ' +
        'completed films: of their cards and their Oscar (IMM-4.3), not of location cards or companies.',
    },
    {
      id: 'IMM-R2',
      text: 'Coming to stand on Box Office counts as passing it, once. You are paid before you do what your space says.',
      reason:
        'The rulebook speaks only of passing. Nobody should lose the pay by an exact throw, nor get it twice; and ' +
        'paid first, you can spend it on the space you came to.',
    },
  ],
};
