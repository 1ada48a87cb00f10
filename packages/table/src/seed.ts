import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** The secret all chance of one table comes from: 32 bytes as 64 lower-case hex digits. */
export type Seed = string;

const HEX_32 = /^[0-9a-f]{64}$/;

/** Whether `text` is written like a seed or a commitment. */
export const isHex32 = (text: string): boolean => HEX_32.test(text);

/** The 32 bytes; throws a TypeError that does not repeat what it was given. */
export function seedBytes(seed: Seed): Uint8Array {
  if (!isHex32(seed)) throw new TypeError('a seed is 64 lower-case hex digits');
  return hexToBytes(seed);
}

/** SHA-256 of the seed's bytes in hex: published before the first draw, so that the seed can't be changed later. */
export const commitmentOf = (seed: Seed): string => bytesToHex(sha256(seedBytes(seed)));
