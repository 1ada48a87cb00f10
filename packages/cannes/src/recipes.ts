import { GOODS, type Good, type Product } from './types.ts';

/** An industry's recipe (CAN-1.4): what one product of it needs. */
export interface Recipe {
  readonly makes: Product;
  readonly from: Readonly<Partial<Record<Good, number>>>;
}

/** The seven recipes, in the order of GOODS from the computer on: recipe `i` makes good `i + 3`. */
export const RECIPES: readonly Recipe[] = [
  { makes: 'computer', from: { chipset: 1 } },
  { makes: 'star', from: { people: 2 } },
  { makes: 'effect', from: { computer: 2 } },
  { makes: 'script', from: { beer: 1, computer: 1 } },
  { makes: 'action', from: { star: 1, effect: 1 } },
  { makes: 'romance', from: { star: 1, script: 1 } },
  { makes: 'sf', from: { effect: 1, script: 1 } },
];

/** By recipe: the good it makes, as an index into GOODS. */
export const PRODUCT: readonly number[] = RECIPES.map(recipe => GOODS.indexOf(recipe.makes));

/** By recipe: pairs [good, how many] of what it needs, goods as indexes into GOODS. */
export const INPUTS: readonly (readonly (readonly [good: number, count: number])[])[] = RECIPES.map(
  ({ from }) => GOODS.flatMap((good, i) => (from[good] === undefined ? [] : [[i, from[good]] as const])),
);

/** People that become one old-boy marker in a golf club (CAN-4.4). */
export const CIGAR_PEOPLE = 2;
