import type { Chapter } from '@backlot/engine';
import type { Edition } from '../../../edition.ts';
import { LOAN_FEE } from '../../../money.ts';
import { AUCTIONS, CASH_STEPS, OFFERS } from '../../../types.ts';
import { exactMoney } from '../money.ts';
import { allOf } from '../phrases.ts';
import { number, several } from './figures.ts';

export const trading = (edition: Edition): Chapter => ({
  title: 'Trading and money',
  paragraphs: [
    {
      id: 'IMM-5.1',
      text:
        'Production cards, location cards and companies may be traded between players, for cash, for other cards or ' +
        'for both. The player whose turn it is comes first. Oscars, completed films and the cards in the Production Box ' +
        'are never traded.',
    },
    {
      id: 'IMM-R5',
      text:
        'You trade in windows. Whoever has the turn has one before rolling and one after the space is done; then each ' +
        'other player in the order of the seats is asked once whether to open one, and the turn ends. A window holds ' +
        `at most ${several(OFFERS, 'offer')} and ${several(AUCTIONS, 'auction')}, and no offer is made twice. An offer names one partner, ` +
        `what is given and what is wanted, with cash in multiples of ${exactMoney(CASH_STEPS[0])}. ` +
        'Both sides give something, other ' +
        'than cash for cash, and neither cash nor location cards stand on both. The partner accepts, declines or ' +
        'makes one counter-offer, which can only be accepted or declined. Both must have what they give when it is ' +
        'accepted. A missed turn and the end of the game have no windows; who owes money (IMM-5.2) has one.',
      reason:
        'The rulebook lets everybody trade at any time. Windows leave room for that without stopping the game at every ' +
        'step, and their limits make sure that it ends.',
    },
    {
      id: 'IMM-5.1a',
      text:
        'In a window of your own you may also auction a card, a location card or a company to the others, as in ' +
        'IMM-3.1 and IMM-R3. You may set a lowest price, and the money is yours.',
    },
    {
      id: 'IMM-5.2',
      text:
        'What you owe has to be paid at once. If your cash does not cover it, you raise money in steps, in any order: ' +
        'sell a card to the bank for half its face value, offer or auction cards to players, or borrow on a film ' +
        '(IMM-5.3). What is sold to the bank goes to the Production Box, and location cards to the stock.',
    },
    {
      id: 'IMM-R14',
      text: 'A company that is sold to the bank returns to its space and is for sale again.',
      reason:
        'The rulebook sends the cards sold to the bank to the Production Box, from which only production cards come ' +
        'back. A company belongs to its space, and that space would be dead without it.',
    },
    {
      id: 'IMM-R6',
      text:
        'Cards are sold to the bank only to pay a debt, and no longer than it takes to pay it. Who has nothing left to ' +
        'sell or to pawn is bankrupt; this cannot be chosen. The creditor receives what cash there is, the piece leaves ' +
        'the board, charity performance cards return, and films in pawn stay with the bank, with their Oscars.',
      reason:
        'The rulebook offers the half price to who runs out of money, not as a way to deal, and leaves open what ' +
        'becomes of the rest of a bankrupt player. Nobody should be able to give up and choose who gains by it.',
    },
    {
      id: 'IMM-5.3',
      text:
        'The bank lends half the completion value of a completed film, its Oscar included. The film is then in pawn and ' +
        'belongs to the bank: it earns nothing at Box Office, receives no Oscar and is worth nothing at the end, until ' +
        `you pay back the loan and ${exactMoney(LOAN_FEE)} more. There is no other borrowing.`,
    },
    {
      id: 'IMM-R7',
      text:
        'A flop takes the film that you completed last among those not in pawn. Films in pawn do not count for rent or ' +
        'for bad publicity.',
      reason:
        'A film in pawn is the property of the bank, and what is not yours cannot be taken or charged to you.',
    },
    {
      id: 'IMM-R8',
      text: 'Loans are taken and paid back in a window of your own turn, or taken to pay a debt.',
      reason:
        'The rulebook names no time for them. In your turn they disturb nobody, and for a debt they are one of the ' +
        'ways out that it names.',
    },
    {
      id: 'IMM-5.4',
      text:
        'Companies raise the value of their owner’s films at the end (IMM-6.1), as the table on their cards says. All ' +
        `companies of a player together add this much to each completed film, from one company to ${number(edition.companyValues.length)}: ` +
        `${allOf(edition.companyValues.map(({ value }) => exactMoney(value)))}.`,
    },
    {
      id: 'IMM-R15',
      text: 'Companies do not raise what Box Office pays.',
      reason:
        'The rulebook pays a tenth of the value shown on the production cards, and companies are none of these.',
    },
  ],
});
