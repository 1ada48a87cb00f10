import { describe, expect, it } from 'vitest';
import { type Bot, TITLES } from '../src/index.ts';
import { playBots } from './play.ts';

const { game, bots } = (TITLES.melies as (typeof TITLES)[string])();

describe('strength', () => {
  it('of greedy play is far above random play', () => {
    let wins = 0;
    for (let i = 0; i < 20; i++) {
      const seat = i % 2;
      const table = [bots.random as Bot, bots.random as Bot];
      table[seat] = bots.greedy as Bot;
      if (playBots(game, table, 100 + Math.floor(i / 2))[seat] === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(19);
  });

  it('of a greedy player among three random ones is far above its share', () => {
    let wins = 0;
    for (let seat = 0; seat < 4; seat++) {
      const table = Array.from({ length: 4 }, () => bots.random as Bot);
      table[seat] = bots.greedy as Bot;
      if (playBots(game, table, 200 + seat)[seat] === 1) wins++;
    }
    expect(wins).toBe(4);
  });
});
