import type { EventWords } from '../../catalogue.ts';
import { pieceKey, pointer, seat } from '../../pieces.ts';
import { money } from '../money.ts';
import { count } from '../phrases.ts';
import { fullCard, sentence, side } from '../pointed.ts';

/** What a payment is for, by its paragraph; where several spaces share one, the space itself says it. */
const CAUSES: Readonly<Record<string, string>> = {
  'IMM-3.3': ' in rent',
  'IMM-3.5': ' as the bearer',
  'IMM-3.7': ' for star trouble',
  'IMM-3.9': ' for the retake',
};
const cause = (rule: string): string => CAUSES[rule] ?? '';

/** Why a space does nothing, by its paragraph. */
const IDLE: Readonly<Record<string, string>> = {
  'IMM-3.1': 'there is no production card left',
  'IMM-3.2': 'there are no location cards left',
  'IMM-3.3': 'the company is one of the player’s own',
  'IMM-3.4': 'there is no film to win an Oscar, or no Oscar left',
  'IMM-3.6': 'there is no completed film to lose',
  'IMM-3.8': 'there is nobody to lose',
  'IMM-3.10': 'there is no charity performance card to be had or to return',
  'IMM-3.11': 'there is no location card to return',
  'IMM-3.12': 'there is nothing to pay for',
  'IMM-R12': 'there is too little cash to buy here',
};

/** Money and mishaps that the spaces bring. */
export const fortunes: Pick<
  EventWords,
  'boxOffice' | 'nothing' | 'paid' | 'received' | 'lost' | 'licenceLost' | 'charityCard' | 'owes' | 'bankrupt'
> = {
  boxOffice: ({ seat: who, amount, films }) =>
    sentence(seat(who), ` passes Box Office and receives ${money(amount)} for ${count(films, 'film')}`),
  nothing: ({ seat: who, rule }) =>
    sentence('Nothing happens for ', seat(who), `: ${IDLE[rule] ?? 'the space is idle'}`),
  paid: ({ seat: who, to, amount, rule }) =>
    sentence(seat(who), ' pays ', side(to), ` ${money(amount)}${cause(rule)}`),
  received: ({ seat: who, amount, rule }) =>
    sentence(seat(who), ` receives ${money(amount)} from the bank${cause(rule)}`),
  lost: ({ seat: who, card }, printed) =>
    sentence(seat(who), ' loses ', fullCard(card, printed), ' to the Production Box'),
  licenceLost: ({ seat: who }) =>
    sentence(seat(who), ' returns ', pointer('a location card', pieceKey.location)),
  charityCard: ({ seat: who }) => sentence(seat(who), ' receives a charity performance card'),
  owes: ({ seat: who, to, amount, rule }) =>
    sentence(seat(who), ' owes ', side(to), ` ${money(amount)}${cause(rule)} and has to raise money`),
  bankrupt: ({ seat: who, to, cash }) =>
    cash === 0
      ? sentence(seat(who), ' is bankrupt, with no cash left for ', side(to))
      : sentence(seat(who), ' is bankrupt and leaves the last ', `${money(cash)} to `, side(to)),
};
