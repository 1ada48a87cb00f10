import { SETS, type State } from '@backlot/melies';
import { otherShare } from './editing.ts';
import { type Look, look } from './look.ts';
import { colorings } from './paints.ts';
import { advanceWorth } from './rewards.ts';
import { Hand, handWorth } from './scenes.ts';
import { type Demand, demandOf, filmTarget } from './stage.ts';
import type { Tables } from './tables.ts';
import type { Weights } from './weights.ts';

/** One decision as its player sees it; what several questions share is worked out when first asked for. */
export class Situation {
  readonly t: Tables;
  readonly w: Weights;
  readonly state: State;
  readonly seat: number;
  readonly l: Look;
  #hand: Hand | undefined;
  #base: number | undefined;
  #open: readonly number[] | undefined;
  #rivals: { readonly l: Look; readonly hand: Hand; readonly base: number }[] | undefined;
  readonly #advance: (number | undefined)[] = [undefined, undefined, undefined];
  readonly #demands = new Map<number, Demand>();

  constructor(t: Tables, w: Weights, state: State, seat: number) {
    this.t = t;
    this.w = w;
    this.state = state;
    this.seat = seat;
    this.l = look(t, w, state, seat);
  }

  get tickets(): number {
    return this.state.players[this.seat].tickets;
  }
  get hand(): Hand {
    this.#hand ??= new Hand(this.t, this.w, this.state, this.l);
    return this.#hand;
  }
  /** Worth of the scenes in hand as everything stands. */
  get base(): number {
    this.#base ??= this.handWith(this.state.set, this.l.effects);
    return this.#base;
  }
  /** Best coloring open for each pair of paints. */
  get open(): readonly number[] {
    this.#open ??= colorings(this.t, this.w, this.state, this.l);
    return this.#open;
  }

  /** Worth of the scenes in hand with the token and the effects at hand like this, one scene left out or not. */
  handWith(set: number, effects: number, without = -1, tickets = this.tickets): number {
    return handWorth(this.t, this.w, this.l, this.hand, tickets, set, effects, without);
  }

  /** What the others' scenes in hand lose or gain, as a loss or gain of this seat, when the token comes to `set`. */
  rivalsWith(set: number): number {
    const { t, w, state } = this;
    this.#rivals ??= state.players.flatMap((player, seat) => {
      if (seat === this.seat || player.scenes.length === 0) return [];
      const l = look(t, w, state, seat);
      const hand = new Hand(t, w, state, l);
      return [{ l, hand, base: handWorth(t, w, l, hand, player.tickets, state.set, l.effects) }];
    });
    let gain = 0;
    for (const { l, hand, base } of this.#rivals) {
      gain += handWorth(t, w, l, hand, state.players[l.seat].tickets, set, l.effects) - base;
    }
    return -otherShare(state, w.rivalry) * gain;
  }

  /** What advancing `journal` brings now. */
  advance(journal: number): number {
    this.#advance[journal] ??= advanceWorth(this.t, this.w, this.state, this.l, journal);
    return this.#advance[journal];
  }

  /** What the stage is asked for; `film` where a scene may be filmed after changing it. */
  demand(film: boolean): Demand {
    const target = film ? filmTarget(this.t, this.w, this.state, this.l) : -1;
    let demand = this.#demands.get(target);
    if (demand === undefined) {
      demand = demandOf(this.t, this.w, this.state, this.l, target);
      this.#demands.set(target, demand);
    }
    return demand;
  }
}

export const setAfter = (state: State, steps: number): number =>
  (state.set + steps + SETS.length) % SETS.length;
