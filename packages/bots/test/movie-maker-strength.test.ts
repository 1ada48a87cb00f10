import { describe, expect, it } from 'vitest';
import { type Bot, TITLES } from '../src/index.ts';
import { playBots } from './play.ts';

const { game, bots } = (TITLES['movie-maker'] as (typeof TITLES)[string])();

describe('strength in International Movie Maker', () => {
  it('of greedy play is far above random play', () => {
    let wins = 0;
    for (let i = 0; i < 12; i++) {
      const seat = i % 2;
      const table = [bots.random as Bot, bots.random as Bot];
      table[seat] = bots.greedy as Bot;
      if (playBots(game, table, 100 + Math.floor(i / 2))[seat] === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(9);
  });
});
