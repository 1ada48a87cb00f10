import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../src/arena/score.ts';
import { seedsFrom } from '../../src/arena/seeds.ts';

describe('the score of a match', () => {
  it('is the mean over blocks with its 95 % interval', () => {
    const { mean, low, high } = scoreOf([0, 1, 1, 1, 0.5, 0.5, 1, 0]);
    expect(mean).toBeCloseTo(0.625);
    // deviation 0.4432 over the root of 8, times 1.96
    expect(high - mean).toBeCloseTo(0.307, 3);
    expect(mean - low).toBeCloseTo(0.307, 3);
  });

  it('of a single block tells nothing', () => {
    expect(scoreOf([1])).toEqual({ mean: 1, low: 0, high: 1 });
  });

  it('stays within 0 and 1', () => {
    const { low, high } = scoreOf([1, 1, 1, 0.5]);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
  });

  it('rests on seeds that repeat and differ', () => {
    expect(seedsFrom(5, 40)).toEqual(seedsFrom(5, 40));
    expect(new Set(seedsFrom(5, 40)).size).toBe(40);
    expect(seedsFrom(6, 40)).not.toEqual(seedsFrom(5, 40));
  });
});
