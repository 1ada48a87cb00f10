import { createMelies, SHIPPED } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { botsOf } from '../../src/arena/bots.ts';
import { quantile, sum } from '../../src/balance/figures.ts';
import { factsOf } from '../../src/balance/melies/facts.ts';
import { report } from '../../src/balance/melies/report.ts';

const game = createMelies();
const { bots } = botsOf('melies');
const games = [2, 3, 4].map(seats =>
  factsOf(game, bots.greedy as (typeof bots)[string], seats, 7 + seats, {}),
);

describe('the figures of a game', () => {
  it('count every point once: their sum is that of the scoring', () => {
    for (const facts of games) {
      expect(sum(Object.values(facts.points))).toBe(facts.total);
      expect(facts.total).toBeGreaterThan(0);
    }
  });

  it('share one win among the seats', () => {
    for (const facts of games) {
      expect(facts.wins).toHaveLength(facts.seats);
      expect(sum(facts.wins)).toBeCloseTo(1);
    }
  });

  it('count a turn for every pawn placed and every taking back', () => {
    for (const facts of games) {
      expect(sum(facts.turns)).toBeGreaterThanOrEqual(sum(facts.placements));
      expect(Math.max(...facts.turns) - Math.min(...facts.turns)).toBe(0);
    }
  });

  it('name every space, whether its share is in its bounds, and the scenes that were never filmed', () => {
    const text = report(games).join('\n');
    for (const { id } of SHIPPED.spaces) expect(text).toContain(`| ${id} |`);
    expect(text).toMatch(/Never filmed: \d+/);
    expect(text).toContain('| 2 | 1 |');
  });
});

describe('a quantile', () => {
  it('is the value below which that share lies', () => {
    const values = Array.from({ length: 100 }, (_, i) => 99 - i);
    expect([0.05, 0.5, 0.95].map(at => quantile(values, at))).toEqual([5, 50, 95]);
  });
});
