import { createCannes, ENDINGS } from '@backlot/cannes';
import { describe, expect, it } from 'vitest';
import { botsOf } from '../../src/arena/bots.ts';
import { seatTable } from '../../src/balance/by-seats.ts';
import { factsOf } from '../../src/balance/cannes/facts.ts';
import { report } from '../../src/balance/cannes/report.ts';
import { sum } from '../../src/balance/figures.ts';

const game = createCannes();
const { bots } = botsOf('cannes');
const games = [2, 3, 4].map(seats =>
  factsOf(game, bots.greedy as (typeof bots)[string], seats, 7 + seats, {}),
);

describe('the figures of a game of Cannes', () => {
  it('count every ticket once: what movies brought is what the seats have (CAN-4.6)', () => {
    for (const { earned, tickets } of games) {
      expect(sum(earned)).toBe(sum(tickets));
      expect(sum(tickets)).toBeGreaterThan(0);
    }
  });

  it('share one win among the seats and know how the game ended (CAN-5.1)', () => {
    for (const { seats, wins, ending, turns } of games) {
      expect(wins).toHaveLength(seats);
      expect(sum(wins)).toBeCloseTo(1);
      expect(ENDINGS).toContain(ending);
      expect(turns).toBeGreaterThan(seats);
    }
  });

  it('are told for each number of players and together', () => {
    const text = report(games).join('\n');
    for (const heading of ['Wins by seat', 'Turns a player', 'How games end', 'Tickets a player']) {
      expect(text).toContain(heading);
    }
    expect(text.match(/^\| all \|/gm)).toHaveLength(5);
  });
});

describe('wins by seat', () => {
  it('come with their 95 % intervals, ties split', () => {
    const won = [
      [1, 0],
      [1, 0],
      [1, 0],
      [0.5, 0.5],
    ].map(wins => ({ seats: 2, wins }));
    const row = seatTable(won).find(line => line.startsWith('| 2 |'));
    expect(row).toBe('| 2 | 4 | 87.5 % (63.0 to 100.0) | 12.5 % (0.0 to 37.0) | does not hold |');
  });
});
