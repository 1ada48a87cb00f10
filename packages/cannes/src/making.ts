import { FIRST_MOVIE, GOODS, PLACES } from './types.ts';

const at = (good: (typeof GOODS)[number]): number => GOODS.indexOf(good);
const PEOPLE = at('people');
export const BEER = at('beer');
const CHIPSET = at('chipset');
const COMPUTER = at('computer');
const STAR = at('star');
const EFFECT = at('effect');
const SCRIPT = at('script');

/** How often each recipe is used, by recipe. */
export type Making = number[];

/** Of what stays, apart from movies: how many of each more than the movies need. */
export interface Extra {
  readonly stars: number;
  readonly effects: number;
  readonly scripts: number;
}
export const NO_EXTRA: Extra = { stars: 0, effects: 0, scripts: 0 };

/**
 * The least use of recipes that makes these movies (by type) and extras from a stock; undefined where the stock or the
 * connected recipes (a bit set) don't suffice. Stored products are used before new ones are made, which never costs
 * anything: whatever could be made instead can be made as an extra.
 */
export function makingFor(
  stock: readonly number[],
  recipes: number,
  movies: readonly number[],
  extra: Extra,
): Making | undefined {
  const [action, romance, sf] = movies;
  const stars = Math.max(0, action + romance - stock[STAR]) + extra.stars;
  const effects = Math.max(0, action + sf - stock[EFFECT]) + extra.effects;
  const scripts = Math.max(0, romance + sf - stock[SCRIPT]) + extra.scripts;
  const computers = Math.max(0, 2 * effects + scripts - stock[COMPUTER]);
  if (2 * stars > stock[PEOPLE] || scripts > stock[BEER] || computers > stock[CHIPSET]) return undefined;
  const making = [computers, stars, effects, scripts, action, romance, sf];
  for (let recipe = 0; recipe < making.length; recipe++) {
    if (making[recipe] > 0 && (recipes & (1 << recipe)) === 0) return undefined;
  }
  return making;
}

/** What a stock is after making (CAN-4.2). */
export function stockAfter(stock: readonly number[], making: Making): number[] {
  const [computers, stars, effects, scripts, action, romance, sf] = making;
  const after = stock.slice();
  after[PEOPLE] -= 2 * stars;
  after[BEER] -= scripts;
  after[CHIPSET] -= computers;
  after[COMPUTER] += computers - 2 * effects - scripts;
  after[STAR] += stars - action - romance;
  after[EFFECT] += effects - action - sf;
  after[SCRIPT] += scripts - romance - sf;
  after[FIRST_MOVIE] += action;
  after[FIRST_MOVIE + 1] += romance;
  after[FIRST_MOVIE + 2] += sf;
  return after;
}

/** Raw goods in an item of each kind below the movies: every movie holds four. */
const RAW_IN: readonly number[] = [1, 1, 1, 1, 2, 2, 2];
/** In which order items other than movies are kept: those that hold most raw goods first. */
const KEEPING = [STAR, EFFECT, SCRIPT, COMPUTER, CHIPSET, PEOPLE, BEER] as const;

/**
 * Which five items stay on a schedule so that most movies and then most raw goods stay (CAN-4.3), a count by GOODS; of
 * movies the most popular.
 */
export function keep(stock: readonly number[], popularity: readonly number[]): number[] {
  const kept = stock.map(() => 0);
  let left = PLACES;
  const movies = [FIRST_MOVIE, FIRST_MOVIE + 1, FIRST_MOVIE + 2].sort(
    (a, b) => popularity[b - FIRST_MOVIE] - popularity[a - FIRST_MOVIE],
  );
  for (const good of [...movies, ...KEEPING]) {
    kept[good] = Math.min(left, stock[good]);
    left -= kept[good];
  }
  return kept;
}

/** Raw goods in the items kept that are no movies. */
export function rawIn(kept: readonly number[]): number {
  let raw = 0;
  for (let good = 0; good < FIRST_MOVIE; good++) raw += kept[good] * RAW_IN[good];
  return raw;
}
