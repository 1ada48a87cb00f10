import { HIGHEST, PLACES } from '@backlot/cannes';
import type { Values } from './goods.ts';
import { CANNES_AT, CRITIC_AT, GOOD_KINDS, type Prospect } from './prospect.ts';

/** A turn's production as the best found: what is made, paid and kept. */
export interface Made {
  /** Uses of each recipe. */
  readonly recipes: Int8Array;
  /** What is kept, by GOODS, and what there was before discarding. */
  readonly kept: Int8Array;
  readonly after: Int8Array;
  /** Beers for the critic and on which movie; movies presented by type. */
  raises: number;
  raised: number;
  readonly shown: Int8Array;
  tickets: number;
  /** Worth of what is kept. */
  stored: number;
}
export const makeMade = (): Made => ({
  recipes: new Int8Array(7),
  kept: new Int8Array(GOOD_KINDS),
  after: new Int8Array(GOOD_KINDS),
  raises: 0,
  raised: 0,
  shown: new Int8Array(3),
  tickets: 0,
  stored: 0,
});

const left = new Int8Array(GOOD_KINDS);

/** So many of a good are of full use; of movies all are. */
const ENOUGH = [2, 2, 3, 3, 2, 2, 2, PLACES, PLACES, PLACES] as const;
/** What each further item is worth of it. */
const FURTHER = 0.5;

/** Worth of the five items of `left` that are best kept, which are written into `kept` where it is given. */
export function keep({ of, order }: Values, from: Int8Array, kept?: Int8Array): number {
  let places = PLACES;
  let sum = 0;
  for (let i = 0; i < GOOD_KINDS; i++) {
    const good = order[i];
    const count = Math.min(from[good], ENOUGH[good], places);
    sum += count * of[good];
    places -= count;
    if (kept) kept[good] = count;
  }
  for (let i = 0; i < GOOD_KINDS && places > 0; i++) {
    const good = order[i];
    const count = Math.min(Math.max(0, from[good] - ENOUGH[good]), places);
    sum += count * of[good] * FURTHER;
    places -= count;
    if (kept) kept[good] += count;
  }
  return sum;
}

/**
 * The best production of a stock with a network: most tickets and worth of the five items kept together. Chipsets
 * become computers and people stars wherever that is possible, since neither is ever worse; so do inputs a movie that
 * is worth as much as both. All else is tried.
 */
export function produce(
  stock: ArrayLike<number>,
  p: Prospect,
  values: Values,
  popularity: readonly number[],
  produced: number,
  made: Made,
): void {
  const { far } = p;
  const cannes = far[CANNES_AT] === 0;
  const critic = far[CRITIC_AT] === 0 && cannes;
  const computers = far[0] === 0 ? stock[2] : 0;
  const stars = far[1] === 0 ? stock[0] >> 1 : 0;
  const K = stock[3] + computers;
  const S = stock[4] + stars;
  const B = stock[1];
  const { of } = values;
  const action = far[4] === 0 && (cannes ? popularity[0] : of[7]) >= of[4] + of[5];
  const romance = far[5] === 0 && (cannes ? popularity[1] : of[8]) >= of[4] + of[6];
  let best = -1;
  const mostEffects = far[2] === 0 ? K >> 1 : 0;
  for (let e = 0; e <= mostEffects; e++) {
    const E = stock[5] + e;
    const mostScripts = far[3] === 0 ? Math.min(B, K - 2 * e) : 0;
    for (let s = mostScripts; s >= 0; s--) {
      const W = stock[6] + s;
      const mostActions = far[4] === 0 ? Math.min(S, E) : 0;
      for (let a = 0; a <= mostActions; a++) {
        const mostRomances = far[5] === 0 ? Math.min(S - a, W) : 0;
        for (let r = 0; r <= mostRomances; r++) {
          const f = far[6] === 0 ? Math.min(E - a, W - r) : 0;
          // one movie more would be no worse, and is tried as well
          if (S > a + r && ((action && E > a + f) || (romance && W > r + f))) continue;
          left[0] = stock[0] - 2 * stars;
          left[1] = B - s;
          left[2] = stock[2] - computers;
          left[3] = K - 2 * e - s;
          left[4] = S - a - r;
          left[5] = E - a - f;
          left[6] = W - r - f;
          left[7] = stock[7] + a;
          left[8] = stock[8] + r;
          left[9] = stock[9] + f;
          let tickets = 0;
          let raises = 0;
          let raised = 0;
          const [x, y, z] = [left[7], left[8], left[9]];
          if (cannes) {
            for (let movie = 0; movie < 3; movie++) {
              tickets += left[7 + movie] * popularity[movie];
              if (left[7 + movie] > left[7 + raised]) raised = movie;
            }
            if (critic && produced + a + r + f > 0 && left[7 + raised] > 0) {
              raises = Math.min(left[1], HIGHEST - popularity[raised]);
              tickets += raises * left[7 + raised];
              left[1] -= raises;
            }
            left[7] = left[8] = left[9] = 0;
          }
          const stored = keep(values, left);
          if (tickets + stored <= best) continue;
          best = tickets + stored;
          made.tickets = tickets;
          made.stored = stored;
          made.raises = raises;
          made.raised = raised;
          const { recipes, shown } = made;
          shown[0] = cannes ? x : 0;
          shown[1] = cannes ? y : 0;
          shown[2] = cannes ? z : 0;
          recipes[0] = computers;
          recipes[1] = stars;
          recipes[2] = e;
          recipes[3] = s;
          recipes[4] = a;
          recipes[5] = r;
          recipes[6] = f;
          for (let good = 0; good < GOOD_KINDS; good++) made.after[good] = left[good];
        }
      }
    }
  }
  keep(values, made.after, made.kept);
}
