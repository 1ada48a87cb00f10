import { afterEach, describe, expect, it, vi } from 'vitest';
import { playBlock } from '../../src/arena/block.ts';
import { botsOf } from '../../src/arena/bots.ts';
import { arena } from '../../src/arena/index.ts';
import { UsageError } from '../../src/errors.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the arena', () => {
  it('prints one object with --json, and nothing else', async () => {
    const out = vi.spyOn(console, 'log').mockReturnValue();
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const args = ['melies', 'greedy', 'random', '--games', '3', '--seats', '2', '--workers', '1', '--json'];
    expect(await arena(args)).toBe(0);
    expect(errors).not.toHaveBeenCalled();
    expect(out).toHaveBeenCalledTimes(1);
    const summary = JSON.parse(String(out.mock.calls[0]?.[0])) as Record<string, unknown>;
    expect(Object.keys(summary)).toEqual([
      'score_a',
      'ci95',
      'games',
      'ms_per_decision_a',
      'ms_per_decision_b',
    ]);
    // whole blocks: each seed with the challenger in both seats
    expect(summary.games).toBe(4);
    expect(summary.score_a).toBe(1);
  });

  it('seats the challenger in every seat, and gives equal bots their par exactly', () => {
    const { game, bots } = botsOf('melies');
    const greedy = bots.greedy as (typeof bots)[string];
    const match = {
      game,
      challenger: greedy,
      others: greedy,
      budgetMs: undefined,
      rollouts: 1,
      now: () => 0,
    };
    for (const seats of [2, 3]) {
      const block = playBlock({ ...match, seats }, 11);
      expect(block.games).toBe(seats);
      expect(block.score).toBeCloseTo(1 / seats);
    }
  });

  it.each([
    [[], /melies/],
    [['chess', 'greedy', 'random'], /melies/],
    [['melies', 'genius', 'random'], /genius.*greedy/],
    [['melies', 'greedy'], /name a bot/],
    [['melies', 'greedy', 'random', '--seats', '5'], /--seats/],
    [['melies', 'greedy', 'random', '--budget', '5', '--rollouts', '5'], /--rollouts/],
  ])('refuses %j by a line that says what would be right', async (args, message) => {
    await expect(arena(args)).rejects.toThrow(UsageError);
    await expect(arena(args)).rejects.toThrow(message);
  });
});
