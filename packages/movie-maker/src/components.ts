import { canonicalJson, type EditionId, fingerprint } from '@backlot/engine';
import type { Edition } from './edition.ts';
import { COMPANY_PRICE, LOCATION_PRICE } from './money.ts';
import {
  CLASSES,
  COMPANIES,
  COMPANY_ITEM,
  GENRES,
  LOCATION,
  NONE,
  PARTS,
  SPACES,
  STAR_KINDS,
} from './types.ts';

/** A space ready for the rules. */
export interface Space {
  /** Index into SPACES. */
  readonly kind: number;
  /** Location cards, or pounds to the bearer; else 0. */
  readonly amount: number;
  /** Index into COMPANIES, or NONE. */
  readonly company: number;
}

/** An edition made ready for the rules: everything as small numbers, by card, space or item. */
export interface Components {
  readonly id: EditionId;
  readonly edition: Edition;
  readonly spaces: readonly Space[];
  /** How many production cards there are; a card is an index below. */
  readonly cards: number;
  /** By card: index into PARTS. */
  readonly parts: readonly number[];
  /** By card: index into GENRES of a story, STAR_KINDS of a star, CLASSES of a director. */
  readonly kinds: readonly number[];
  /** By card times six plus index into GENRES: what the card adds to a film of that kind, in pounds (IMM-4.3). */
  readonly worth: readonly number[];
  /** By item: face value in pounds. */
  readonly prices: readonly number[];
  /** By item: how it is written in moves. */
  readonly names: readonly string[];
  /** By GENRES: location cards a film needs (IMM-4.1). */
  readonly needs: readonly number[];
  /** By number of companies owned: what they add for each film (IMM-5.4); 0 for none. */
  readonly companyValues: readonly number[];
}

/** Turns a valid edition into tables of numbers. Validate first: this trusts it. */
export function compile(edition: Edition): Components {
  const parts: number[] = [];
  const kinds: number[] = [];
  const worth: number[] = [];
  const prices: number[] = [];
  const names: string[] = [];
  const add = (id: string, part: number, kind: number, price: number, values: readonly number[]): void => {
    parts.push(part);
    kinds.push(kind);
    worth.push(...values);
    prices.push(price);
    names.push(id);
  };
  for (const story of edition.stories) {
    const data = edition.genres.find(({ genre }) => genre === story.genre);
    const value = (genre: string) => (genre === story.genre ? (data?.worth.value ?? 0) : 0);
    add(story.id, 0, GENRES.indexOf(story.genre), data?.price.value ?? 0, GENRES.map(value));
  }
  for (const star of edition.stars) {
    const data = edition.starKinds.find(({ kind }) => kind === star.kind);
    const values = GENRES.map(genre => data?.worth[genre].value ?? 0);
    add(star.id, PARTS.indexOf(star.sex), STAR_KINDS.indexOf(star.kind), data?.price.value ?? 0, values);
  }
  for (const director of edition.directors) {
    const data = edition.classes.find(entry => entry.class === director.class);
    const values = GENRES.map(() => data?.worth.value ?? 0);
    add(director.id, 3, CLASSES.indexOf(director.class), data?.price.value ?? 0, values);
  }
  const cards = parts.length;
  prices[LOCATION] = LOCATION_PRICE;
  names[LOCATION] = 'location';
  COMPANIES.forEach((company, i) => {
    prices[COMPANY_ITEM + i] = COMPANY_PRICE;
    names[COMPANY_ITEM + i] = company;
  });
  return {
    id: { id: edition.id, hash: fingerprint(canonicalJson(edition)) },
    edition,
    spaces: edition.board.map(({ kind, amount, company }) => ({
      kind: SPACES.indexOf(kind),
      amount: amount ?? 0,
      company: company === undefined ? NONE : COMPANIES.indexOf(company),
    })),
    cards,
    parts,
    kinds,
    worth,
    prices,
    names,
    needs: GENRES.map(
      name => edition.genres.find(({ genre }) => genre === name)?.locations.value ?? Number.POSITIVE_INFINITY,
    ),
    companyValues: [0, ...edition.companyValues.map(({ value }) => value)],
  };
}
