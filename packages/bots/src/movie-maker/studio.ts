import { type Card, type Components, GENRES, LOCATION_PRICE, PARTS } from '@backlot/movie-maker';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

/** A film that could be made: what it adds beyond the face value of its cards, and what it uses up. */
interface Plan {
  readonly story: number;
  readonly cast: readonly (Card | undefined)[];
  readonly locations: number;
  readonly gain: number;
  readonly complete: boolean;
}

/** Films without a story in hand that are worth planning for. */
const DREAMS = 2;

/** Chance to get `missing` of something of which `expected` can be expected. */
const chanceOf = (expected: number, missing: number): number =>
  missing === 0 ? 1 : 1 - Math.exp(-expected / missing);

/** Values what a seat holds outside films by the best films that can be made of it, one after another. */
export class Studio {
  readonly #c: Components;
  readonly #w: Weights;
  readonly #mean: number[];

  constructor(c: Components, w: Weights) {
    this.#c = c;
    this.#w = w;
    this.#mean = c.parts.map((_, card) => {
      let sum = 0;
      for (let genre = 0; genre < GENRES.length; genre++) sum += c.worth[card * GENRES.length + genre];
      return sum / GENRES.length;
    });
  }

  /** Pounds that the cards and locations may bring by the end. */
  worth(cards: readonly Card[], locations: number, ahead: Outlook): number {
    const { prices, parts } = this.#c;
    let total = locations * LOCATION_PRICE;
    for (const card of cards) total += prices[card];
    const pools: Card[][] = PARTS.map(() => []);
    for (const card of cards) pools[parts[card]].push(card);
    const lacking = PARTS.map(() => 0);
    let left = locations;
    let bought = 0;
    let share = 1;
    let dreams = DREAMS;
    for (;;) {
      let best: Plan | undefined;
      for (const story of pools[0]) {
        const plan = this.#plan(story, pools, left, lacking, bought, ahead);
        if (best === undefined || plan.gain > best.gain) best = plan;
      }
      if (best === undefined) {
        if (dreams === 0 || pools[1].length + pools[2].length + pools[3].length === 0) return total;
        dreams--;
        best = this.#plan(-1, pools, left, lacking, bought, ahead);
        lacking[0]++;
      } else pools[0].splice(pools[0].indexOf(best.story), 1);
      if (best.gain <= 0 && best.story < 0) return total;
      total += share * Math.max(0, best.gain);
      if (!best.complete) share *= this.#w.further;
      for (let part = 1; part < PARTS.length; part++) {
        const card = best.cast[part];
        if (card === undefined) lacking[part]++;
        else pools[part].splice(pools[part].indexOf(card), 1);
      }
      const used = Math.min(left, best.locations);
      left -= used;
      bought += best.locations - used;
    }
  }

  /** The film of this story, or of one still to be found (-1), with the best cast of the pools. */
  #plan(
    story: number,
    pools: readonly (readonly Card[])[],
    locations: number,
    lacking: readonly number[],
    bought: number,
    ahead: Outlook,
  ): Plan {
    const { worth, kinds, prices, needs } = this.#c;
    const genre = story < 0 ? -1 : kinds[story];
    const adds = (card: Card): number => (genre < 0 ? this.#mean[card] : worth[card * GENRES.length + genre]);
    let value = story < 0 ? ahead.story : adds(story);
    let face = story < 0 ? this.#w.foundPrice : prices[story];
    let chance = story < 0 ? chanceOf(ahead.parts[0], lacking[0] + 1) : 1;
    let late = story < 0 ? this.#w.latePart : 1;
    const cast: (Card | undefined)[] = [undefined];
    for (let part = 1; part < PARTS.length; part++) {
      let chosen: Card | undefined;
      for (const card of pools[part]) if (chosen === undefined || adds(card) > adds(chosen)) chosen = card;
      cast.push(chosen);
      value += chosen === undefined ? this.#w.foundWorth : adds(chosen);
      face += chosen === undefined ? this.#w.foundPrice : prices[chosen];
      if (chosen !== undefined) continue;
      late *= this.#w.latePart;
      chance *= this.#w.safePart * chanceOf(ahead.parts[part], lacking[part] + 1);
    }
    const needed = story < 0 ? 2 : needs[genre];
    const short = Math.max(0, needed - locations);
    late *= this.#w.lateLocation ** short;
    chance *= this.#w.safeLocation ** short * chanceOf(ahead.locations, short === 0 ? 0 : short + bought);
    const gain = chance * (value * (1 + ahead.pay * late) - face);
    return { story, cast, locations: needed, gain, complete: late === 1 };
  }
}
