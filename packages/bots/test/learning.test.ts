import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { type Example, examplesOf, Perceptron } from '../src/index.ts';

/** Two seats with two figures each; the seat with the greater first figure wins. */
const lessons = (count: number, seed: number): Example[] => {
  const chance = searchChance(seed);
  return Array.from({ length: count }, () => {
    const rows = Float32Array.from({ length: 4 }, () => chance(1_000) / 500 - 1);
    const wins = (rows[0] as number) > (rows[2] as number) ? [1, 0] : [0, 1];
    return examplesOf({ seats: 2, wins, rows }, 2)[0] as Example;
  });
};
const schedule = { epochs: 40, rate: 0.05, decay: 0 };
const taught = (seed: number): Perceptron => {
  const network = new Perceptron(2, 4, searchChance(seed));
  network.learn(lessons(500, 1), schedule, searchChance(seed));
  return network;
};

describe('a perceptron', () => {
  it('learns what decides a game, and knows it in games it has not seen', () => {
    const unseen = lessons(300, 2);
    expect(new Perceptron(2, 4, searchChance(3)).loss(unseen)).toBeGreaterThan(0.5);
    expect(taught(3).loss(unseen)).toBeLessThan(0.2);
  });

  it('learns the same again from the same seed, and something else from another', () => {
    expect(taught(3).weights).toEqual(taught(3).weights);
    expect(taught(3).weights).not.toEqual(taught(4).weights);
  });

  it('goes down where the loss goes down: its slope is that of the loss', () => {
    const [example] = lessons(1, 5) as [Example];
    const network = new Perceptron(2, 3, searchChance(6));
    const before = network.weights.slice();
    const slopes = before.map((weight, at) => {
      const lossAt = (by: number): number => {
        network.weights[at] = weight + by;
        const loss = network.loss([example]);
        network.weights[at] = weight;
        return loss;
      };
      return (lossAt(1e-5) - lossAt(-1e-5)) / 2e-5;
    });
    // the first step of Adam is as long for every weight and goes against its slope
    network.learn([example], { epochs: 1, rate: 0.001, decay: 0 }, searchChance(1));
    network.weights.forEach((weight, at) => {
      const slope = slopes[at] as number;
      if (Math.abs(slope) > 1e-4)
        expect((weight - (before[at] as number)) * Math.sign(slope)).toBeCloseTo(-0.001, 5);
    });
    expect(slopes.some(slope => Math.abs(slope) > 1e-2)).toBe(true);
  });

  it('gives a seat that is out of the game nothing', () => {
    const rows = Float32Array.from([Number.NaN, Number.NaN, 0.5, 0.5]);
    const [example] = examplesOf({ seats: 2, wins: [0, 1], rows }, 2) as [Example];
    expect(example.alive).toEqual([false, true]);
    expect(taught(3).shares(example)).toEqual([0, 1]);
  });
});
