import { RAW_GOODS, RECIPES, type State } from '@backlot/cannes';
import { makeValues, setValues, type Values } from './goods.ts';
import { keep, type Made, makeMade, produce } from './making.ts';
import {
  AGENT_AT,
  CRITIC_AT,
  FAR,
  GOLF_AT,
  GOOD_KINDS,
  type Prospect,
  type Season,
  turnsLeft,
} from './prospect.ts';
import type { Weights } from './weights.ts';

const after = new Int8Array(GOOD_KINDS);
const next: Made = makeMade();

/** Works out what a network with a schedule is worth to its seat. */
export class Judge {
  readonly w: Weights;
  readonly values: Values = makeValues();
  /** The best production of this turn as last judged. */
  readonly made: Made = makeMade();
  season: Season = { turns: 0, popularity: [] };
  #produced = 0;

  constructor(w: Weights) {
    this.w = w;
  }

  /** Turns to `seat`: its time left, and today's prices. */
  of(state: State, seat: number): void {
    this.season = { turns: turnsLeft(this.w, state, seat), popularity: state.popularity };
    this.#produced = seat === state.mover ? state.produced : 0;
  }

  /**
   * Millions to come from a network: with `producing` of this turn's production, of which `stock` holds the goods of
   * all suppliers, else of later turns alone.
   */
  worth(p: Prospect, stock: Int8Array, producing: boolean): number {
    const { w, season, values, made } = this;
    setValues(w, p, stock, season, values);
    const { popularity, turns } = season;
    if (producing) produce(stock, p, values, popularity, this.#produced, made);
    else {
      made.tickets = 0;
      made.stored = keep(values, stock, made.kept);
    }
    let sum = made.tickets + made.stored;
    if (turns <= 0) return sum;
    for (let good = 0; good < GOOD_KINDS; good++) after[good] = made.kept[good];
    for (let good = 0; good < RAW_GOODS.length; good++) after[good] += p.supply[good * (FAR + 1)];
    produce(after, p, values, popularity, 0, next);
    const gain = next.tickets + next.stored - made.stored;
    const later = Math.max(0, Math.min(w.laterTurns, turns - 1));
    sum += gain * (w.nextTurn * Math.min(1, turns) + w.laterTurn * later);
    return sum + this.#around(p);
  }

  /** What lies near, and what pays in other ways than goods. */
  #around(p: Prospect): number {
    const { w, values } = this;
    const time = Math.min(1, this.season.turns / 2);
    let sum = 0;
    for (let good = 0; good < RAW_GOODS.length; good++) {
      for (let far = 1; far < FAR; far++) {
        const amount = p.supply[good * (FAR + 1) + far];
        if (amount > 0) sum += amount * values.of[good] * w.reach[far] * w.near;
      }
    }
    for (let recipe = 0; recipe < RECIPES.length; recipe++) {
      if (p.far[recipe] < FAR) sum += w.industry * w.reach[p.far[recipe]];
    }
    sum +=
      w.agent * Math.min(2, p.agents) +
      w.critic * w.reach[p.far[CRITIC_AT]] +
      w.golf * w.reach[p.far[GOLF_AT]];
    if (p.agents === 0) sum += 0.3 * w.agent * w.reach[p.far[AGENT_AT]];
    return sum * time;
  }
}
