import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** The secret all chance of one table comes from: 32 bytes as 64 lower-case hex digits. */
export type Seed = string;

const HEX_32 = /^[0-9a-f]{64}$/;

/** Whether `text` is written like a seed or a commitment. */
export const isHex32 = (text: string): boolean => HEX_32.test(text);

/** Throws a TypeError that does not repeat what it was given. */
export function checkSeed(seed: Seed): void {
  if (!isHex32(seed)) throw new TypeError('a seed is 64 lower-case hex digits');
}

/** The 32 bytes; throws as `checkSeed` does. */
export function seedBytes(seed: Seed): Uint8Array {
  checkSeed(seed);
  return hexToBytes(seed);
}

/** SHA-256 of the seed's bytes in hex: published before the first draw, so that the seed can't be changed later. */
export function commitmentOf(seed: Seed): string {
  const digits = bytesToHex(sha256(seedBytes(seed)));
  // Put together digit by digit it would stay a tree of strings, ten times as large, for as long as the table is kept.
  return Array.from(digits).join('');
}
