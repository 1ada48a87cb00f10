import type { Chance } from './game.ts';

/**
 * A fast repeatable chance (xoshiro128**, Blackman and Vigna 2018, words in a typed array) for bots, simulation and tests.
 * It must never deal the cards of a real table: its next value can be worked out from those before.
 */
export function searchChance(seed: number): Chance {
  const s = new Uint32Array(4);
  // splitmix32 spreads any seed over the four words, which must not all be zero
  let z = seed >>> 0;
  for (let i = 0; i < 4; i++) {
    z = (z + 0x9e3779b9) >>> 0;
    let t = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
    s[i] = t ^ (t >>> 15);
  }
  return below => {
    const s1 = s[1] as number;
    const product = Math.imul(s1, 5);
    const word = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    s[2] = (s[2] as number) ^ (s[0] as number);
    s[3] = (s[3] as number) ^ s1;
    s[1] = s1 ^ (s[2] as number);
    s[0] = (s[0] as number) ^ (s[3] as number);
    s[2] = (s[2] as number) ^ (s1 << 9);
    const s3 = s[3] as number;
    s[3] = (s3 << 11) | (s3 >>> 21);
    // The bias of scaling 32 bits to at most a few hundred is below 1e-7.
    return Math.floor((word / 0x1_0000_0000) * below);
  };
}

/** Plays back recorded chance values in order; throws where they run out or do not fit. */
export function scripted(values: readonly number[]): Chance {
  let at = 0;
  return below => {
    const value = values[at];
    if (value === undefined)
      throw new RangeError(`chance value ${at + 1} is missing: only ${values.length} recorded`);
    if (value < 0 || value >= below)
      throw new RangeError(`chance value ${at + 1} is ${value}, must be below ${below}`);
    at++;
    return value;
  };
}
