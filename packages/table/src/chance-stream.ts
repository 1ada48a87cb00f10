import type { Chance } from '@backlot/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { checkSeed, type Seed, seedBytes } from './seed.ts';

const WORDS = 2 ** 32;

/**
 * The stream a row draws from: "setup" for row 0, else "move:17" by its seq.
 * A seq is used once: taking a row back adds a row, and a row that drew can't be taken back. So no stream is ever
 * seen twice with two outcomes, and nobody can roll again.
 */
export const streamName = (seq: number): string => (seq === 0 ? 'setup' : `move:${seq}`);

/**
 * Turns whole numbers below `space`, each equally likely, into ones below `below`, each equally likely:
 * numbers of the incomplete last round of `below` are thrown away and `next` is asked again.
 */
export function unbiased(below: number, space: number, next: () => number): number {
  if (!Number.isInteger(below) || below < 1 || below > space) {
    throw new RangeError(
      `chance asked for a number below ${below}; it must be a whole number from 1 to ${space}`,
    );
  }
  const limit = space - (space % below);
  for (;;) {
    const word = next();
    if (word < limit) return word % below;
  }
}

/**
 * Committed chance: the words of HMAC-SHA-256(seed, "name/0"), HMAC-SHA-256(seed, "name/1"), … as big-endian
 * 32-bit numbers, made unbiased by rejection. The same seed and name always give the same stream.
 */
export function chanceStream(seed: Seed, name: string): Chance {
  checkSeed(seed);
  let key: Uint8Array | undefined;
  let words: DataView | undefined;
  let block = 0;
  let at = 0;
  function next(): number {
    if (words === undefined || at === words.byteLength) {
      // Most moves draw nothing.
      key ??= seedBytes(seed);
      const bytes = hmac(sha256, key, utf8ToBytes(`${name}/${block++}`));
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    const word = words.getUint32(at);
    at += 4;
    return word;
  }
  return below => unbiased(below, WORDS, next);
}

/** A chance that notes every value it gives, in order. */
export function recorded(chance: Chance): { readonly chance: Chance; readonly values: number[] } {
  const values: number[] = [];
  return {
    values,
    chance: below => {
      const value = chance(below);
      values.push(value);
      return value;
    },
  };
}
