import type { Seat } from '@backlot/engine';
import type { Components, State } from '@backlot/movie-maker';
import type { Accounts } from './accounts.ts';
import { type Features, features, INPUTS } from './features.ts';
import { HIDDEN, SCALE, WEIGHTS } from './network-weights.ts';

/** Against a seat that is out of the game. */
const HOPELESS = -1_000;

/** What was learned, as `npm run train` writes it: whole numbers, to be divided by the scale. */
export interface Trained {
  /** Size of the one hidden layer. */
  readonly HIDDEN: number;
  readonly SCALE: number;
  /** For each hidden figure: the weights of its inputs, in the order of features.ts, its bias, its weight in the sum. */
  readonly WEIGHTS: readonly number[];
}

/**
 * How good each seat's position is, learned from the ends of games: a small network, the same for every seat. The
 * chance to win is the seats' share of the exponentials (softmax).
 */
export class Network {
  readonly #features: Features;
  readonly #accounts: Accounts;
  readonly #trained: Trained;
  readonly #inputs = new Float64Array(INPUTS);

  /** Throws a RangeError where what was learned is not about as many figures as there are. */
  constructor(c: Components, accounts: Accounts, trained: Trained = { HIDDEN, SCALE, WEIGHTS }) {
    const { HIDDEN, WEIGHTS } = trained;
    if (WEIGHTS.length !== HIDDEN * (INPUTS + 2))
      throw new RangeError(
        `${WEIGHTS.length} weights are not those of ${HIDDEN} hidden figures of ${INPUTS} inputs`,
      );
    this.#trained = trained;
    this.#accounts = accounts;
    this.#features = features(c, accounts);
  }

  /** The logarithm of each seat's odds, by seat, written into `out`. */
  judge(state: State, out: number[]): void {
    this.#accounts.of(state);
    const sums = state.players.map((_, seat) => this.#features.sum(state, seat));
    state.players.forEach(({ bankrupt }, seat) => {
      if (bankrupt === 1) out[seat] = HOPELESS;
      else {
        this.#features.describe(state, seat, sums, this.#inputs);
        out[seat] = this.#forward();
      }
    });
  }

  #forward(): number {
    const { HIDDEN, SCALE, WEIGHTS } = this.#trained;
    let total = 0;
    let at = 0;
    for (let hidden = 0; hidden < HIDDEN; hidden++) {
      let sum = 0;
      for (let i = 0; i < INPUTS; i++) sum += WEIGHTS[at++] * this.#inputs[i];
      sum += WEIGHTS[at++];
      total += (Math.tanh(sum / SCALE) * WEIGHTS[at++]) / SCALE;
    }
    return total;
  }
}

/** A seat's chance to win, by the logarithms of the odds. */
export function chanceOf(odds: readonly number[], seat: Seat): number {
  let sum = 0;
  for (const other of odds) sum += Math.exp(other - odds[seat]);
  return 1 / sum;
}
