import type { Chapter } from '@backlot/engine';
import type { Edition } from '../../../edition.ts';
import {
  BAD_PUBLICITY,
  BAD_WEATHER,
  CHARITY,
  COMPANY_PRICE,
  LOCATION_PRICE,
  OSCAR_VALUE,
  PUBLICITY,
  RENT,
  RENT_PER_FILM,
  RETAKE,
  RETAKE_TURNS,
  STAR_TROUBLE,
} from '../../../money.ts';
import { BIDS } from '../../../types.ts';
import { exactMoney } from '../money.ts';
import { number } from './figures.ts';

/** What the spaces of a kind show, from the least on: "two, three or four". */
const amounts = (edition: Edition, kind: 'location' | 'bearer'): number[] =>
  [...new Set(edition.board.flatMap(space => (space.kind === kind ? [space.amount ?? 0] : [])))].sort(
    (a, b) => a - b,
  );
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const spaces = (edition: Edition): Chapter => ({
  title: 'The spaces',
  paragraphs: [
    {
      id: 'IMM-3.1',
      text:
        'Take Production Card: the top card is turned up for all to see. Buy it at its face value, or have it ' +
        'auctioned among the other players; in both cases the money goes to the bank. If nobody bids, the card goes to ' +
        'the Production Box and is out of the game; what lies there is public. With no card left, nothing happens.',
    },
    {
      id: 'IMM-R3',
      text:
        'Bidding goes round in the order of the seats, beginning at the left of whoever came to the space. Each in ' +
        `turn raises the last bid, which is zero at first, by ${or.format(BIDS.map(exactMoney))}, or ` +
        'drops out for good. Nobody bids more than the cash in hand, and who cannot top the last bid is passed over. ' +
        'The last bidder pays the bid.',
      reason:
        'The rulebook says only that the card goes to the highest bidder. Around a screen people cannot call out at ' +
        'once, so bids need an order and steps; and a bid that could not be paid would have to be taken back.',
    },
    {
      id: 'IMM-R12',
      text:
        'What you need not pay for (cards, location cards, companies, bids and the retake of IMM-3.9) is paid from the ' +
        'cash in hand; no trade, sale or loan comes in between. Who cannot pay is not asked: the card is auctioned at once, ' +
        'and the retake costs the turns.',
      reason:
        'Money can be raised before you roll and after the space is done. Trading in the middle of a purchase would ' +
        'stop the game for everybody and again at every bid.',
    },
    {
      id: 'IMM-3.2',
      text:
        `Location cards available: you may buy up to the number shown (${or.format(amounts(edition, 'location').map(number))}), ` +
        'as long as there are any; otherwise nothing happens. They may be sold to other players.',
    },
    {
      id: 'IMM-R17',
      text: `All these spaces share one stock, and a location card costs ${exactMoney(LOCATION_PRICE)}.`,
      reason:
        'The rulebook names no price for location cards but counts each at this value at the end. It returns them to ' +
        'their space, but one location card is like another.',
    },
    {
      id: 'IMM-3.3',
      text:
        `Distribution company: while nobody owns it you may buy it for ${exactMoney(COMPANY_PRICE)}; if you do not, nothing ` +
        'happens and it is not auctioned. Nothing happens on a company of your own. If another player owns it, you pay ' +
        `that player ${exactMoney(RENT)}, and ${exactMoney(RENT_PER_FILM)} more for each completed film. An owner who misses ` +
        'turns collects all the same.',
    },
    {
      id: 'IMM-R18',
      text:
        'A company can be sold or auctioned to other players from the turn after the one in which it was bought, ' +
        'whoever has that turn. To raise money for a debt (IMM-5.2) it can always be used.',
      reason:
        'The rulebook wants a subsequent turn and does not say whose. The next is the plainest reading, and a debt ' +
        'has to be paid at once.',
    },
    {
      id: 'IMM-R4',
      text:
        'The films that raise the rent are those of the visitor. A game can be set up so that those of the owner ' +
        'count instead.',
      reason:
        'The rulebook speaks of the films “that player” may have, just after the player who lands on the space. But ' +
        'some will have read it as the owner, so you may choose.',
    },
    {
      id: 'IMM-3.4',
      text:
        'Win an Oscar: one of your completed films without an Oscar receives one, and is worth ' +
        `${exactMoney(OSCAR_VALUE)} more. If there are several you choose; if there is one it takes the Oscar. An Oscar is ` +
        'never sold. Without such a film, or with no Oscar left, nothing happens.',
    },
    {
      id: 'IMM-3.5',
      text: `Bank to pay bearer: you receive the amount shown (${or.format(amounts(edition, 'bearer').map(exactMoney))}).`,
    },
    {
      id: 'IMM-3.6',
      text:
        'Complete box office flop: you lose the film that you completed last. Its production and location cards go to ' +
        'the Production Box and its Oscar to the bank. Without a film nothing happens.',
    },
    {
      id: 'IMM-R19',
      text: 'The location cards of a flop stay out of the game, in the long game too.',
      reason:
        'In one place the rulebook puts them into the Production Box, in another it says that location cards never ' +
        'go there. We follow the first for flops, where it stands; but the box is played on with production cards only.',
    },
    {
      id: 'IMM-3.7',
      text: `Star trouble: you pay ${exactMoney(STAR_TROUBLE)} and miss your next turn, whether you have a star or not.`,
    },
    {
      id: 'IMM-3.8',
      text:
        'Star walkout: a star of yours who is in no completed film leaves for the Production Box. Director loss: the ' +
        'same for a director. Without one nothing happens.',
    },
    {
      id: 'IMM-3.9',
      text: `Retake required: pay ${exactMoney(RETAKE)}, or miss ${number(RETAKE_TURNS)} turns.`,
    },
    {
      id: 'IMM-3.10',
      text:
        `Charity performance: you have to pay ${exactMoney(CHARITY)} and receive a charity performance card; if no card is ` +
        'left, neither. Publicity break: you return one such card and receive ' +
        `${exactMoney(PUBLICITY)}; without one nothing happens. These cards are never traded or sold.`,
    },
    {
      id: 'IMM-3.11',
      text:
        'Location unit licence lost: you return one location card that is not with a completed film to the stock. ' +
        'Without one nothing happens.',
    },
    {
      id: 'IMM-3.12',
      text:
        `Bad publicity for studio: you pay ${exactMoney(BAD_PUBLICITY)} for each of your completed films. Bad weather: you pay ` +
        `${exactMoney(BAD_WEATHER)} for each story you hold that is in no completed film.`,
    },
  ],
});
