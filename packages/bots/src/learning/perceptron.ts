import type { Chance } from '@backlot/engine';
import type { Example } from './lessons.ts';

/** How a network learns. */
export interface Schedule {
  readonly epochs: number;
  /** Length of a step at the beginning; it falls to a twentieth in the last epoch. */
  readonly rate: number;
  /** How strongly weights are drawn to nothing. */
  readonly decay: number;
}

const BATCH = 64;
const WIDE = 2 ** 24;

/** One hidden layer and one number for each seat; the seats' shares of the win are the softmax of their numbers. */
export class Perceptron {
  readonly inputs: number;
  readonly hidden: number;
  /** For each hidden figure: the weights of its inputs, its bias, its weight in the sum. */
  readonly weights: Float64Array;

  constructor(inputs: number, hidden: number, chance: Chance) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.weights = new Float64Array(hidden * (inputs + 2));
    const any = (size: number): number => ((chance(WIDE) / WIDE) * 2 - 1) * size;
    for (let j = 0, at = 0; j < hidden; j++) {
      for (let i = 0; i < inputs; i++) this.weights[at++] = any(1.5 / Math.sqrt(inputs));
      at++;
      this.weights[at++] = any(1 / Math.sqrt(hidden));
    }
  }

  /** The number of one seat; the hidden figures are written into `figures`. */
  #forward(inputs: Float32Array, figures: Float64Array): number {
    const { weights } = this;
    let total = 0;
    let at = 0;
    for (let j = 0; j < this.hidden; j++) {
      let sum = 0;
      for (let i = 0; i < this.inputs; i++) sum += weights[at++] * inputs[i];
      figures[j] = Math.tanh(sum + weights[at++]);
      total += figures[j] * weights[at++];
    }
    return total;
  }

  /** Each seat's share of the win; nothing for those out of the game. */
  shares(
    { inputs, alive }: Example,
    figures: readonly Float64Array[] = this.#layers(inputs.length),
  ): number[] {
    const odds = inputs.map((own, seat) =>
      alive[seat] ? this.#forward(own, figures[seat]) : Number.NEGATIVE_INFINITY,
    );
    const highest = Math.max(...odds);
    const parts = odds.map(odd => Math.exp(odd - highest));
    const sum = parts.reduce((a, b) => a + b);
    return parts.map(part => part / sum);
  }

  #layers(seats: number): Float64Array[] {
    return Array.from({ length: seats }, () => new Float64Array(this.hidden));
  }

  /** Learns by gradient descent on the cross-entropy (Adam, in batches). Tells each epoch's end. */
  learn(
    examples: readonly Example[],
    schedule: Schedule,
    chance: Chance,
    tell?: (epoch: number) => void,
  ): void {
    const { epochs, rate, decay } = schedule;
    const order = [...examples];
    const figures = this.#layers(examples.reduce((most, { inputs }) => Math.max(most, inputs.length), 0));
    const gradient = new Float64Array(this.weights.length);
    const steps = new Adam(this.weights.length);
    for (let epoch = 0; epoch < epochs; epoch++) {
      for (let i = order.length - 1; i > 0; i--) {
        const j = chance(i + 1);
        [order[i], order[j]] = [order[j], order[i]];
      }
      for (let from = 0; from < order.length; from += BATCH) {
        const batch = order.slice(from, from + BATCH);
        gradient.fill(0);
        for (const example of batch) this.#slope(example, figures, 1 / batch.length, gradient);
        for (let i = 0; i < gradient.length; i++) gradient[i] += decay * this.weights[i];
        const done = (epoch + from / order.length) / epochs;
        steps.take(this.weights, gradient, rate * (1 - 0.95 * done));
      }
      tell?.(epoch + 1);
    }
  }

  /** Adds to `gradient` how the loss of one position grows with each weight. */
  #slope(example: Example, figures: readonly Float64Array[], scale: number, gradient: Float64Array): void {
    const { weights } = this;
    const shares = this.shares(example, figures);
    example.inputs.forEach((inputs, seat) => {
      if (!example.alive[seat]) return;
      const wrong = (shares[seat] - example.shares[seat]) * scale;
      let at = 0;
      for (let j = 0; j < this.hidden; j++) {
        const figure = figures[seat][j];
        const last = at + this.inputs + 1;
        const slope = wrong * weights[last] * (1 - figure * figure);
        for (let i = 0; i < this.inputs; i++) gradient[at++] += slope * inputs[i];
        gradient[at++] += slope;
        gradient[at++] += wrong * figure;
      }
    });
  }

  /** Mean cross-entropy over positions: how surprised the network is, in natural units. */
  loss(examples: readonly Example[]): number {
    let total = 0;
    for (const example of examples) {
      const shares = this.shares(example);
      example.shares.forEach((aim, seat) => {
        if (aim > 0) total -= aim * Math.log(Math.max(shares[seat], 1e-9));
      });
    }
    return total / examples.length;
  }
}

/** Steps whose length each weight's past slopes decide (Kingma and Ba's Adam). */
class Adam {
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(size: number) {
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
  }

  take(weights: Float64Array, gradient: Float64Array, rate: number): void {
    this.#steps++;
    const [young, wild] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i];
      this.#mean[i] = 0.9 * this.#mean[i] + 0.1 * slope;
      this.#square[i] = 0.999 * this.#square[i] + 0.001 * slope * slope;
      weights[i] -= (rate * (this.#mean[i] / young)) / (Math.sqrt(this.#square[i] / wild) + 1e-8);
    }
  }
}
