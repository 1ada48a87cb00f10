import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unbiased } from '../src/chance-stream.ts';
import { chanceStream, commitmentOf, recorded, streamName } from '../src/index.ts';
import { SEED } from './store.ts';

const hex32 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map(bytes => Buffer.from(bytes).toString('hex'));

/** The stream as docs/record.md tells it, by another library. */
function* words(seed: string, name: string): Generator<number> {
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${name}/${block}`).digest();
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}

describe('the seed', () => {
  it('is committed to by its SHA-256', () => {
    fc.assert(
      fc.property(hex32, seed => {
        const expected = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
        expect(commitmentOf(seed)).toBe(expected);
      }),
      { numRuns: 50 },
    );
  });

  it('must be 64 lower-case hex digits, and is not repeated in the error', () => {
    for (const seed of ['', 'ab', SEED.toUpperCase(), `${SEED}00`, SEED.replace('0', 'g'), `${SEED}\n`]) {
      expect(() => commitmentOf(seed)).toThrow(/^a seed is 64 lower-case hex digits$/);
      expect(() => chanceStream(seed, 'setup')).toThrow(TypeError);
    }
  });
});

describe('a chance stream', () => {
  it('draws the words of HMAC-SHA-256 of its name, made smaller without bias', () => {
    const bounds = fc.array(fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2 ** 32 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(hex32, fc.nat(500), bounds, (seed, seq, belows) => {
        const source = words(seed, streamName(seq));
        const chance = chanceStream(seed, streamName(seq));
        for (const below of belows) {
          let word: number;
          do word = source.next().value as number;
          while (word >= Math.floor(2 ** 32 / below) * below);
          expect(chance(below)).toBe(word % below);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is named "setup" for row 0 and by seq after it', () => {
    expect([0, 1, 17].map(streamName)).toEqual(['setup', 'move:1', 'move:17']);
  });

  it('differs by name and by seed', () => {
    const draws = (seed: string, name: string) => {
      const chance = chanceStream(seed, name);
      return Array.from({ length: 20 }, () => chance(1000));
    };
    const streams = [draws(SEED, 'setup'), draws(SEED, 'move:1'), draws(SEED.replace('00', '01'), 'setup')];
    expect(new Set(streams.map(String)).size).toBe(3);
    expect(draws(SEED, 'setup')).toEqual(streams[0]);
  });

  it('throws away exactly the words of the incomplete last round: every value from every word, counted', () => {
    for (const space of [1, 2, 6, 16, 37]) {
      for (let below = 1; below <= space; below++) {
        const counts = new Map<number, number>();
        let rejected = 0;
        for (let word = 0; word < space; word++) {
          const given = [word, 0];
          let asked = 0;
          const value = unbiased(below, space, () => given[asked++] as number);
          if (asked === 2) rejected++;
          else counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        expect([...counts.keys()].sort((a, b) => a - b)).toEqual([...Array(below).keys()]);
        expect(new Set(counts.values())).toEqual(new Set([Math.floor(space / below)]));
        expect(rejected).toBe(space % below);
      }
    }
  });

  it('rejects at the edge of 32 bits', () => {
    const edge = 2 ** 32 - (2 ** 32 % 6);
    const given = [2 ** 32 - 1, edge, edge - 1];
    expect(unbiased(6, 2 ** 32, () => given.shift() as number)).toBe((edge - 1) % 6);
    expect(given).toEqual([]);
  });

  it('refuses bounds that are not whole numbers from 1 to 2^32', () => {
    const chance = chanceStream(SEED, 'setup');
    for (const below of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
      expect(() => chance(below)).toThrow(RangeError);
  });

  it('is recorded value by value, ones below 1 too', () => {
    const drawn = recorded(chanceStream(SEED, 'setup'));
    const values = [6, 1, 100].map(below => drawn.chance(below));
    expect(drawn.values).toEqual(values);
    expect(values[1]).toBe(0);
  });
});
