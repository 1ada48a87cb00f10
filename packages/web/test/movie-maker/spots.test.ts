import { describe, expect, it } from 'vitest';
import { spotOf } from '../../src/boards/movie-maker/spots.ts';
import { game, playedUntil } from './position.ts';

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
