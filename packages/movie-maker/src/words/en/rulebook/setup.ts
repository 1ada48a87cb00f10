import type { Chapter } from '@backlot/engine';
import type { Edition } from '../../../edition.ts';
import { DEALT, START_CASH } from '../../../money.ts';
import { exactMoney } from '../money.ts';
import { allOf } from '../phrases.ts';
import { number, several } from './figures.ts';

/** "12 stories, 12 male stars, …" */
function deck({ stories, stars, directors }: Edition): string {
  const men = stars.filter(({ sex }) => sex === 'male').length;
  return allOf([
    `${stories.length} stories`,
    `${men} male stars`,
    `${stars.length - men} female stars`,
    `${directors.length} directors`,
  ]);
}

export const setup = (edition: Edition): Chapter => ({
  title: 'Components and setup',
  paragraphs: [
    {
      id: 'IMM-1.1',
      text:
        'Two to six people play, and turns go round the table clockwise. Everybody rolls two dice, and the highest ' +
        'total starts; those who tie for it roll again.',
    },
    {
      id: 'IMM-1.2',
      text:
        `Each player begins with ${exactMoney(START_CASH)} and a piece on Box Office. In the short game each player is ` +
        `also dealt ${number(DEALT)} production cards, which cost nothing.`,
    },
    {
      id: 'IMM-1.3',
      text:
        `The production cards, ${deck(edition)}, are shuffled into one deck, face down. Cards that a player holds ` +
        'lie open for all to see.',
    },
    {
      id: 'IMM-1.4',
      text:
        `The bank has ${number(edition.stock.locations.value)} location cards, ` +
        `${number(edition.companies.length)} distribution companies ` +
        `(${allOf(edition.companies.map(({ name }) => name))}), ` +
        `${several(edition.stock.charity.value, 'charity performance card')} and ` +
        `${several(edition.stock.oscars.value, 'Oscar')}. Its money never runs out. Board, prices and tables are our ` +
        'reconstruction where the rulebook does not name them.',
    },
  ],
});
