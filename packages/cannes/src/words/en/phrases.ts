import { DIRECTIONS } from '../../geometry.ts';
import { INPUTS, PRODUCT } from '../../recipes.ts';
import { invitations } from '../../tiles.ts';
import { GOODS, KINDS, MOVIES } from '../../types.ts';
import { names } from './names.ts';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "a, b and c" */
export const allOf = (parts: readonly string[]): string => and.format(parts);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "1 tile", "2 tiles" */
export const count = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;
/** "SF" is spelled out when said, so it begins with a vowel. */
const article = (noun: string): string => (/^(?:[aeiou]|SF)/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** "golf club", by index. */
export const kind = (index: number): string => names.kinds[KINDS[index] ?? 'cannes'];
/** "a golf club", by index. */
export const aKind = (index: number): string => article(kind(index));
/** "a golf club and an agent", by indexes. */
export const kindList = (indexes: readonly number[]): string => allOf(indexes.map(aKind));

/** "1 person", "2 people", by index of the good. */
export function quantity(number: number, good: number): string {
  const id = GOODS[good] ?? 'people';
  return `${number} ${number === 1 ? names.one[id] : names.many[id]}`;
}
/** "a star", "an SF movie" */
export const aGood = (good: number): string => article(names.one[GOODS[good] ?? 'people']);

/** "romance", by index of the movie type. */
export const movie = (index: number): string => names.movies[MOVIES[index] ?? 'action'];

/** "a script from 1 beer and 1 computer", by index of the recipe. */
export const recipe = (index: number): string => {
  const from = (INPUTS[index] ?? []).map(([good, number]) => quantity(number, good));
  return `${aGood(PRODUCT[index] ?? 0)} from ${allOf(from)}`;
};

/** Directions in which a tile of this kind shows invitations, turned clockwise by `turn` sides. */
export function inviting(kindIndex: number, turn: number): number[] {
  const sides = invitations(kindIndex, turn);
  return DIRECTIONS.flatMap((_, direction) => ((sides >> direction) & 1 ? [direction] : []));
}
/** "east", by direction 0..5. */
export const direction = (index: number): string => names.directions[DIRECTIONS[index] ?? 'east'];
