import { describe, expect, it } from 'vitest';
import { shareGain, sharesWithout, sharesWorth } from '../src/melies/shares.ts';

describe('the worth of Star Film shares (MEL-4.2)', () => {
  it('is their points when no more will come', () => {
    expect(sharesWorth([3, 0, 0], 0)).toBe(9);
    expect(sharesWorth([1, 1, 1], 0)).toBe(5);
    expect(sharesWorth([0, 2, 1], 0)).toBe(2);
    expect(sharesWorth([0, 1, 1], 0)).toBe(0);
  });

  it('with one more to come is the mean over the three illustrations', () => {
    // a third alike 9, else the pair is kept
    expect(sharesWorth([2, 0, 0], 1)).toBeCloseTo((9 + 2 + 2) / 3);
    // of four, three are kept (MEL-4.1)
    expect(sharesWorth([2, 1, 0], 1)).toBeCloseTo((9 + 2 + 5) / 3);
    expect(shareGain([2, 0, 0], 0)).toBeCloseTo((9 + 2 + 2) / 3 - 2);
  });

  it('never asks to break three alike', () => {
    expect(sharesWithout([3, 1, 0], 1, 0)).toBeGreaterThan(sharesWithout([3, 1, 0], 0, 0));
  });
});
