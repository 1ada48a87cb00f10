import { describe, expect, it } from 'vitest';
import { type Bot, TITLES } from '../src/index.ts';
import { playBots } from './play.ts';

const { game, bots } = (TITLES.cannes as (typeof TITLES)[string])();

function winsOf(level: string, other: string, games: number, from: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const table = [bots[other] as Bot, bots[other] as Bot];
    table[seat] = bots[level] as Bot;
    if (playBots(game, table, from + Math.floor(i / 2))[seat] === 1) wins++;
  }
  return wins;
}

describe('strength in Cannes', () => {
  it('of greedy play is far above random play', () => {
    expect(winsOf('greedy', 'random', 10, 100)).toBeGreaterThanOrEqual(9);
  });
});
