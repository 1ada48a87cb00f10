import type { Chapter } from '@backlot/engine';
import { COMPANY_PRICE, LOCATION_PRICE } from '../../../money.ts';
import { exactMoney } from '../money.ts';

export const end: Chapter = {
  title: 'The end',
  paragraphs: [
    {
      id: 'IMM-6.1',
      text:
        'The game ends when the last production card has been dealt with: bought, auctioned, or put in the Production ' +
        'Box because nobody bid. In the long game the production cards of the Production Box are then shuffled and ' +
        'played once more; if there are none, the game ends. Each player adds up: completed films with their Oscars; ' +
        'companies at the rate of IMM-5.4, or ' +
        `${exactMoney(COMPANY_PRICE)} each without a completed film; production cards outside films at face value; ` +
        `${exactMoney(LOCATION_PRICE)} for each location card; and cash. A film in pawn counts nothing, with all its cards, and ` +
        'is no completed film here. Charity performance cards count nothing.',
    },
    {
      id: 'IMM-R10',
      text:
        'Whoever got the last card may complete films, and then every other player in the order of the seats, from the ' +
        'player whose turn it is, with parts already held. There is no trade, sale or loan any more, and turns that ' +
        'are unfinished or still to be missed lapse.',
      reason:
        'The rulebook lets the last card be used for a film by its buyer. A film that others had only not yet ' +
        'declared should not be lost to them by chance.',
    },
    {
      id: 'IMM-R11',
      text: 'All location cards count at the end, those laid with completed films too.',
      reason:
        'The rulebook counts the total value of location cards, while of production cards it counts only the ' +
        'miscellaneous ones that are in no film.',
    },
    {
      id: 'IMM-R20',
      text:
        'Whoever loses a star, a director or a location card chooses which (IMM-3.8, IMM-3.11). Completed films are ' +
        'never traded.',
      reason:
        'The rulebook is silent on both. The owner knows best what can be spared; and a film that changed hands would ' +
        'undo the rule that its cast is fixed.',
    },
    {
      id: 'IMM-6.2',
      text: 'The highest total wins. The game also ends as soon as only one player is not bankrupt.',
    },
    {
      id: 'IMM-R9',
      text: 'Equal totals share the victory.',
      reason:
        'The rulebook has no way to break a tie, and nothing in the game tells the better of two equal totals.',
    },
  ],
};
