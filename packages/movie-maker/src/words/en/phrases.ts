import type { Seat } from '@backlot/engine';
import type { Components } from '../../components.ts';
import {
  BANK,
  type Card,
  COMPANIES,
  COMPANY_ITEM,
  type Film,
  type Item,
  LOCATION,
  type Terms,
} from '../../types.ts';
import { type Face, faceOf, type Printed } from '../printed.ts';
import { money } from './money.ts';
import { names } from './names.ts';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "a, b and c" */
export const allOf = (parts: readonly string[]): string => and.format(parts);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "1 film", "2 films" */
export const count = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;
/** "2 location cards" */
export const locations = (number: number): string => count(number, names.things.location);

/** A seat where no name is known: "player 2". */
export const player = (seat: Seat): string => `player ${seat + 1}`;
/** "the bank", or a seat as it is called. */
export const party = (seat: number, { called }: Printed): string =>
  seat === BANK ? 'the bank' : called(seat);

/** A production card: “The Title” for a story, else the name. */
export function card(c: Components, index: Card): string {
  const face = faceOf(c, index);
  if (face === undefined) return 'a production card';
  return face.part === 'story' ? `“${face.name}”` : face.name;
}

/** What a card is: "Epic story", "male Epic star", "first-class director". */
export function role(face: Face): string {
  if (face.part === 'story') return `${names.genres[face.kind]} story`;
  return face.part === 'director'
    ? `${names.classes[face.kind]} director`
    : `${face.part} ${names.starKinds[face.kind]} star`;
}

/** A card with what it is: "Turk Logan (male Epic star)". */
export function cardWithRole(c: Components, index: Card): string {
  const face = faceOf(c, index);
  return face === undefined ? card(c, index) : `${card(c, index)} (${role(face)})`;
}

/** "Rank Distribution", by index. */
export function company(c: Components, index: number): string {
  const id = COMPANIES[index];
  const name = c.edition.companies.find(found => found.company === id)?.name;
  return name === undefined ? 'a distribution company' : `${name} ${names.spaces.company}`;
}

/** What can be traded: a card, "a location card", "Rank Distribution". */
export function item(c: Components, index: Item): string {
  if (index === LOCATION) return `a ${names.things.location}`;
  return index >= COMPANY_ITEM ? company(c, index - COMPANY_ITEM) : card(c, index);
}

/** The same, with what a card is. */
export const itemWithRole = (c: Components, index: Item): string =>
  index < LOCATION ? cardWithRole(c, index) : item(c, index);

/** One side of an offer: "Turk Logan, 2 location cards and 200k", or "nothing". */
export function terms(c: Components, { items, locations: units, cash }: Terms): string {
  const parts = [
    ...items.map(index => item(c, index)),
    ...(units > 0 ? [locations(units)] : []),
    ...(cash > 0 ? [money(cash)] : []),
  ];
  return parts.length === 0 ? 'nothing' : allOf(parts);
}

/** A film by its title, with the Oscar it has. */
export const film = (c: Components, { story, oscar }: Pick<Film, 'story' | 'oscar'>): string =>
  `${card(c, story)}${oscar > 0 ? ' (Oscar)' : ''}`;

/** A space as it is called: "Bank to pay bearer 200k", "Rank Distribution", "Location cards available: 3". */
export function space(c: Components, index: number): string {
  const data = c.edition.board[index];
  if (data === undefined) return `space ${index}`;
  const { kind, amount = 0 } = data;
  if (kind === 'company' && data.company !== undefined) {
    return company(c, COMPANIES.indexOf(data.company));
  }
  if (kind === 'location') return `${names.spaces.location}: ${amount}`;
  return kind === 'bearer' ? `${names.spaces.bearer} ${money(amount)}` : names.spaces[kind];
}

/** Face value of a company, in pounds. */
export const priceOfCompany = (c: Components, index: number): number => c.prices[COMPANY_ITEM + index] ?? 0;
