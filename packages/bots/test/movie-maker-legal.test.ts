import { searchChance, type Viewed } from '@backlot/engine';
import type { State } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { type Bot, randomBot, TITLES } from '../src/index.ts';
import { playBots } from './play.ts';

const { game, bots } = (TITLES['movie-maker'] as (typeof TITLES)[string])();
/** Every kind of decision in International Movie Maker. */
const KINDS = [
  'turn',
  'window',
  'raise',
  'card',
  'locations',
  'company',
  'oscar',
  'lose',
  'retake',
  'bid',
  'reserve',
  'offer',
  'answer',
  'finish',
  'cast',
  'debt',
];
const kindOf = (state: unknown): string => (state as State).stack.at(-1)?.kind ?? 'over';
const texts = (state: unknown): string[] => game.legal(state).map(move => game.text(move));

describe('moves of bots in International Movie Maker', () => {
  it('are legal at every kind of decision of games that anything happens in, from the view alone', () => {
    const met = new Map<string, number>();
    const chance = searchChance(3);
    // these players also make offers, raise hands and auction what they have
    const anything = randomBot() as Bot;
    [2, 4, 6, 2, 4, 6].forEach((seats, seed) => {
      // and one who completes films, since few others get to choose between two for an Oscar
      const maker = bots.greedy as Bot;
      const table = Array.from({ length: seats }, (_, i) => (i === 0 && seed > 2 ? maker : anything));
      playBots(game, table, seed + 1, ({ state, view }) => {
        const kind = kindOf(state);
        const seen = met.get(kind) ?? 0;
        // twenty of each kind, and now and then one more
        if (seen >= 20 && chance(200) > 0) return;
        met.set(kind, seen + 1);
        for (const level of Object.keys(bots)) {
          const move = (bots[level] as Bot).choose({ game, view: view as Viewed, chance, rollouts: 6 });
          expect(texts(state), level).toContain(game.text(move));
        }
      });
    });
    expect([...met.keys()].sort()).toEqual([...KINDS].sort());
  }, 180_000);

  it.each([2, 4, 6])('of greedy and random players bring games of %i to an end', seats => {
    const table = Array.from({ length: seats }, (_, i) => bots[i % 2 === 0 ? 'greedy' : 'random'] as Bot);
    let decisions = 0;
    playBots(game, table, seats, ({ state, move }) => {
      decisions++;
      expect(texts(state)).toContain(game.text(move));
    });
    expect(decisions).toBeLessThan(5_000);
  });
});
