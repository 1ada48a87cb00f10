import type { Move } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { lotKey, ordered } from '../../src/boards/movie-maker/orders.ts';
import { spotOf } from '../../src/boards/movie-maker/spots.ts';
import { game, playedUntil } from './position.ts';

const orders = { raised: false, limit: undefined };

describe('standing orders', () => {
  it('IMM-R5 pass the question for a window unless the hand is raised', () => {
    const frame = { kind: 'raise', seat: 1 } as const;
    const options = [{ move: { type: 'raise' } as const }, { move: { type: 'pass' } as const }];
    expect(ordered(frame, options, orders)).toEqual({ type: 'pass' });
    expect(ordered(frame, options, { ...orders, raised: true })).toBeUndefined();
  });
  it('IMM-R3 bid the smallest step up to the secret limit, then drop out', () => {
    const bid = {
      kind: 'bid',
      seat: 0,
      item: 1,
      seller: -1,
      host: 1,
      high: 100_000,
      holder: 2,
      out: 0,
    } as const;
    const steps: Move[] = [50_000, 10_000].map(by => ({ type: 'bid', by }));
    const options = [...steps, { type: 'out' } as const].map(move => ({ move }));
    expect(ordered(bid, options, orders)).toBeUndefined();
    expect(ordered(bid, options, { ...orders, limit: 110_000 })).toEqual({ type: 'bid', by: 10_000 });
    expect(ordered(bid, options, { ...orders, limit: 105_000 })).toEqual({ type: 'out' });
    expect(lotKey(bid, 3)).not.toBe(lotKey(bid, 4));
  });
});

describe('places that can be pressed', () => {
  it('differ for all moves of a decision', () => {
    const seen = new Set<string>();
    for (const seed of [1, 2, 3])
      playedUntil(seed, 3, state => {
        const spots = game.options(state).map(({ move }) => spotOf(move));
        expect(new Set(spots).size).toBe(spots.length);
        seen.add(state.stack.at(-1)?.kind ?? '');
        return false;
      });
    expect([...seen]).toEqual(expect.arrayContaining(['turn', 'bid', 'offer', 'answer', 'card']));
  });
});
