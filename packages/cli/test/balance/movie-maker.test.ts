import { createMovieMaker, GENRES, SPACES } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { botsOf } from '../../src/arena/bots.ts';
import { sum } from '../../src/balance/figures.ts';
import { ENDINGS, factsOf } from '../../src/balance/movie-maker/facts.ts';
import { report } from '../../src/balance/movie-maker/report.ts';

const game = createMovieMaker();
const { bots } = botsOf('movie-maker');
const games = [2, 4, 6].map(seats =>
  factsOf(game, bots.greedy as (typeof bots)[string], seats, 7 + seats, {}),
);

describe('the figures of a game of International Movie Maker', () => {
  it('count every film once: completed and not flopped is what lies there at the end (IMM-3.6)', () => {
    for (const { fates, films, made, filmed } of games) {
      expect(sum(made)).toBe(fates.completed);
      expect(sum(films)).toBe(fates.completed - fates.flopped);
      expect(sum(filmed)).toBe(4 * sum(films));
      expect(made).toHaveLength(GENRES.length);
    }
  });

  it('count every production card once as bought, won or not wanted, once all are dealt with (IMM-6.1)', () => {
    for (const { bought, won, unsold, ending } of games) {
      const each = bought.map((count, card) => count + (won[card] ?? 0) + (unsold[card] ?? 0));
      expect(ENDINGS).toContain(ending);
      expect(Math.max(...each)).toBe(1);
      if (ending === 'last card') expect(Math.min(...each)).toBe(1);
    }
  });

  it('share one win among the seats, and compare every two players of different strategies once', () => {
    for (const { seats, wins, contest, turns, landings } of games) {
      expect(wins).toHaveLength(seats);
      expect(sum(wins)).toBeCloseTo(1);
      const per = [0, 1, 2].map(strategy => Math.floor((seats + 2 - strategy) / 3));
      const [a = 0, b = 0, c = 0] = per;
      const across = contest.map((row, own) => sum(row) - (row[own] ?? 0));
      expect(sum(across)).toBe(a * b + b * c + a * c);
      expect(sum(landings)).toBeLessThanOrEqual(turns);
    }
  });

  it('are told for each number of players, with every space and whether the bounds hold', () => {
    const text = report(games).join('\n');
    for (const heading of ['Wins by seat', 'Seats without a film', 'Strategies', 'How games end', 'Films'])
      expect(text).toContain(`## ${heading}`);
    for (const kind of SPACES) expect(text).toMatch(new RegExp(`^\\| ${kind} \\| \\d+ \\|`, 'm'));
    expect(text.match(/^\| 6 \|/gm)).toHaveLength(8);
    expect(text).toContain('| 2 | 1 |');
    expect(text).toMatch(/(holds|does not hold) \|$/m);
  });
});
