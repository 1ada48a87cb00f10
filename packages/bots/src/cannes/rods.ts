import { type Pair, RODS, type State } from '@backlot/cannes';
import { GOOD_KINDS, makeProspect } from './prospect.ts';
import { Sight } from './sight.ts';
import type { Weights } from './weights.ts';
import { Judge } from './worth.ts';

/** How deep rods are thought about. */
export interface Care {
  /** First steps of a turn that are weighed with all second steps. */
  readonly firsts: number;
  /** Rods that are weighed with every new place; the others as if they stayed in hand. */
  readonly lifts: number;
}
export const CAREFUL: Care = { firsts: 15, lifts: RODS };
/** For rollouts. */
export const QUICK: Care = { firsts: 0, lifts: 2 };

/** One placing or move: which rod is lifted, -1 for one from the hand; the rods after it, and their worth. */
interface Step {
  readonly lifted: Pair;
  readonly rods: readonly Pair[];
  worth: number;
}

/** What a seat's own network is worth as it is and with rods laid, lifted and moved. */
export class Rods {
  readonly sight = new Sight();
  readonly judge: Judge;
  readonly #care: Care;
  readonly #prospect = makeProspect();
  readonly #stock = new Int8Array(GOOD_KINDS);
  #rods: readonly Pair[] = [];
  #goods: readonly number[] = [];
  #paid = 0;
  #producing = true;
  #state: State | undefined;
  /** What `lift` weighed last, and in which turn of the state it was asked about. */
  #moves: readonly Step[] = [];
  #movesOf: State | undefined;
  #movesIn = 0;

  constructor(w: Weights, care: Care) {
    this.judge = new Judge(w);
    this.#care = care;
  }

  /** Turns to a seat; `producing` where this turn's production is still to come. */
  of(state: State, seat: number, producing: boolean): void {
    const { goods, rods } = state.players[seat];
    this.#goods = goods;
    this.#rods = rods;
    this.#producing = producing;
    this.#state = state;
    this.sight.of(state, seat);
    this.judge.of(state, seat);
  }

  /** Worth of a network of these rods, with a cigar more or none; hopeless where they are not one network. */
  worth(rods: readonly Pair[] = this.#rods, cigar: Pair = -1): number {
    const stock = this.#stock;
    if (!this.sight.look(this.#prospect, rods, cigar)) return Number.NEGATIVE_INFINITY;
    for (let good = 0; good < GOOD_KINDS; good++) stock[good] = this.#goods[good];
    if (cigar >= 0) stock[0] -= this.#paid;
    if (this.#producing) this.sight.collect(stock);
    return this.judge.worth(this.#prospect, stock, this.#producing);
  }

  /** Worth of each of these places for a rod, `left` more steps following. */
  place(pairs: readonly Pair[], left: number, out: number[]): void {
    const { sight } = this;
    const rods = this.#rods;
    sight.look(this.#prospect, rods);
    const effects = pairs.map(pair => sight.effect(pair));
    const steps = new Map<number, Step>();
    for (let i = 0; i < pairs.length; i++) {
      if (steps.has(effects[i])) continue;
      const after = [...rods, pairs[i]];
      steps.set(effects[i], { lifted: -1, rods: after, worth: this.worth(after) });
    }
    if (left > 0) this.#follow([...steps.values()]);
    for (let i = 0; i < pairs.length; i++) out[i] = steps.get(effects[i])?.worth ?? 0;
  }

  /** Worth of moving each of these rods, `left` more steps following. */
  lift(pairs: readonly Pair[], left: number, out: number[]): void {
    const staying = pairs.map(pair => this.#without(this.#rods, pair));
    for (let i = 0; i < pairs.length; i++) out[i] = this.worth(staying[i]);
    const order = pairs.map((_, i) => i).sort((a, b) => out[b] - out[a]);
    const moved = order.slice(0, this.#care.lifts).flatMap(i => this.#placings(staying[i], pairs[i]));
    if (left > 0) this.#follow(moved);
    this.#moves = moved;
    this.#movesOf = this.#state;
    this.#movesIn = this.#state?.turn ?? 0;
    for (const i of order.slice(0, this.#care.lifts)) out[i] = Number.NEGATIVE_INFINITY;
    for (const { lifted, worth } of moved) {
      const i = pairs.indexOf(lifted);
      out[i] = Math.max(out[i], worth);
    }
  }

  /**
   * Worth of each of these places for the rod just lifted from `lifted`, as `lift` has weighed them; false where it was
   * not asked about this very state.
   */
  recall(state: State, lifted: Pair, pairs: readonly Pair[], out: number[]): boolean {
    if (state !== this.#movesOf || state.turn !== this.#movesIn) return false;
    out.length = pairs.length;
    out.fill(Number.NEGATIVE_INFINITY);
    let found = false;
    for (const { lifted: from, rods, worth } of this.#moves) {
      const i = from === lifted ? pairs.indexOf(rods[rods.length - 1]) : -1;
      if (i < 0) continue;
      out[i] = worth;
      found = true;
    }
    return found;
  }

  #without(rods: readonly Pair[], pair: Pair): Pair[] {
    return rods.filter(rod => rod !== pair);
  }

  /** Every placing of one rod more, one of those that connect the same. */
  #placings(rods: readonly Pair[], lifted: Pair): Step[] {
    if (!this.sight.look(this.#prospect, rods)) return [];
    return this.sight.places().flatMap(pair => {
      if (pair === lifted || rods.includes(pair)) return [];
      const after = [...rods, pair];
      return [{ lifted, rods: after, worth: this.worth(after) }];
    });
  }

  /** Raises the worth of the best of these steps to that of the best step after it. */
  #follow(steps: readonly Step[]): void {
    const best = [...steps].sort((a, b) => b.worth - a.worth).slice(0, this.#care.firsts);
    for (const step of best) {
      const { rods } = step;
      const hands = rods.length < RODS ? [-1] : rods;
      for (const lifted of hands) {
        for (const { worth } of this.#placings(this.#without(rods, lifted), lifted)) {
          step.worth = Math.max(step.worth, worth);
        }
      }
    }
  }

  /** Worth of a cigar on each of these places, so many people still to be paid for it (CAN-4.4). */
  cigars(pairs: readonly Pair[], people: number, out: number[]): void {
    this.#paid = people;
    for (let i = 0; i < pairs.length; i++) out[i] = this.worth(this.#rods, pairs[i]);
  }

  /** Places for a cigar of the network: as for a rod, none of them at a phone. */
  cigarPlaces(): Pair[] {
    const { sight } = this;
    sight.look(this.#prospect, this.#rods);
    const { phone } = sight.board;
    return sight.places().filter(pair => sight.ends(pair).every(tile => !phone[tile]));
  }
}
