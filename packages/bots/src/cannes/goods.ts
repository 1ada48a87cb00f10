import { FIRST_MOVIE } from '@backlot/cannes';
import { CANNES_AT, CRITIC_AT, FAR, GOOD_KINDS, type Prospect, type Season } from './prospect.ts';
import type { Weights } from './weights.ts';

/** What an item of each good is worth, by GOODS, and the goods in order of it. */
export interface Values {
  readonly of: Float64Array;
  readonly order: Uint8Array;
}
export const makeValues = (): Values => ({
  of: new Float64Array(GOOD_KINDS),
  order: Uint8Array.from({ length: GOOD_KINDS }, (_, i) => i),
});

const RODS_A_TURN = 2;
/** By use: how surely the way to it can be used. */
const reach = new Float64Array(CANNES_AT + 1);

/** How surely a raw good can be had: from stock, or by the nearest supplier. */
function had(w: Weights, p: Prospect, stock: ArrayLike<number>, good: number): number {
  if (stock[good] > 0) return 1;
  let far = 0;
  while (far < FAR && p.supply[good * (FAR + 1) + far] === 0) far++;
  return w.reach[far];
}

/**
 * Worth of every good to a network: a movie is worth its popularity, an input half of what it makes, each less for the
 * rods still missing to the industry and where its partner is hard to get.
 */
export function setValues(
  w: Weights,
  p: Prospect,
  stock: ArrayLike<number>,
  season: Season,
  values: Values,
): void {
  const { of } = values;
  const { turns, popularity } = season;
  if (turns <= 0) {
    of.fill(0);
    return;
  }
  const { far } = p;
  const time = Math.min(1, turns);
  const most = RODS_A_TURN * Math.ceil(turns);
  for (let use = 0; use < reach.length; use++) reach[use] = far[use] > most ? 0 : w.reach[far[use]];
  const { alone } = w;
  const sure = 1 - alone;

  const beer = had(w, p, stock, 1);
  const computer = stock[3] > 0 ? 1 : reach[0] * had(w, p, stock, 2);
  const star = stock[4] > 0 ? 1 : reach[1] * had(w, p, stock, 0);
  const effect = stock[5] > 0 ? 1 : reach[2] * computer;
  const script = stock[6] > 0 ? 1 : reach[3] * Math.min(computer, beer);

  const cannes = reach[CANNES_AT] * time;
  for (let movie = 0; movie < 3; movie++) {
    of[FIRST_MOVIE + movie] = cannes * (popularity[movie] - w.drop);
  }
  const half = 0.5 * w.step;
  const action = half * reach[4] * of[FIRST_MOVIE];
  const romance = half * reach[5] * of[FIRST_MOVIE + 1];
  const sf = half * reach[6] * of[FIRST_MOVIE + 2];
  of[4] = Math.max(action * (alone + sure * effect), romance * (alone + sure * script));
  of[5] = Math.max(action * (alone + sure * star), sf * (alone + sure * script));
  of[6] = Math.max(romance * (alone + sure * star), sf * (alone + sure * effect));
  const written = half * reach[3] * of[6];
  of[3] = Math.max(half * reach[2] * of[5], written * (alone + sure * beer));
  of[2] = w.step * reach[0] * of[3];
  of[1] = Math.max(written * (alone + sure * computer), far[CRITIC_AT] === 0 ? w.beer * time : 0);
  of[0] = half * reach[1] * of[4];
  sort(values);
}

/** Sorts the goods by worth; they are nearly sorted from one time to the next. */
function sort({ of, order }: Values): void {
  for (let i = 1; i < GOOD_KINDS; i++) {
    const good = order[i];
    let at = i;
    while (at > 0 && of[order[at - 1]] < of[good]) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = good;
  }
}
