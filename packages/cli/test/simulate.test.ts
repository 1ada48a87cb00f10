import type { Game } from '@backlot/engine';
import { createMelies, type State } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { type Plan, runPlan, simulateGames } from '../src/simulate/index.ts';
import { Violation } from '../src/simulate/violation.ts';
import { variantOf } from '../src/simulate/walk.ts';
import { TITLES } from '../src/titles.ts';
import { capture } from './capture.ts';

const melies = createMelies();
const plan: Plan = { games: 3, undo: 0.2, seats: undefined, seed: 7, leaks: 1 };

/** Méliès with one fault planted in it. */
const broken = (fault: (game: typeof melies) => Partial<typeof melies>): Game =>
  ({ ...melies, ...fault(melies) }) as Game;

function violation(game: Game, of: Partial<Plan> = {}): Violation {
  try {
    simulateGames(game, { ...plan, ...of });
  } catch (error) {
    if (error instanceof Violation) return error;
    throw error;
  }
  throw new Error('no violation was found');
}

describe('simulate', () => {
  it('plays whole games and counts what it checked', async () => {
    const { code, out, err } = await capture(() =>
      run('simulate melies --games 3 --leaks 1 --seed 7'.split(' ')),
    );
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out).toHaveLength(1);
    const shape =
      /^melies: 3 games, \d+ moves, [1-9]\d* undos, \d+ audits, [1-9]\d* leak checks, longest game \d+ moves, \d+ ms, no violation$/;
    expect(out[0]).toMatch(shape);
  });

  it('repeats itself by its seed, and each game by its own', () => {
    const counts = simulateGames(melies, plan);
    expect(simulateGames(melies, plan)).toEqual(counts);
    const alone = [7, 8, 9].map(seed => simulateGames(melies, { ...plan, games: 1, seed }));
    expect(alone.reduce((sum, { moves }) => sum + moves, 0)).toBe(counts.moves);
    expect(Math.max(...alone.map(({ longest }) => longest))).toBe(counts.longest);
  });

  it('audits every decision of the first games, and checks the views of all seats and the public', () => {
    const counts = simulateGames(melies, { ...plan, games: 1, seats: 2, undo: 0 });
    expect(counts.audits).toBe(counts.moves + 1);
    expect(counts.leakChecks).toBe(3 * (counts.moves + 1));
    expect(counts.undos).toBe(0);
  });
});

describe('simulate movie-maker', () => {
  const { game } = (TITLES['movie-maker'] as (typeof TITLES)[string]).shipped;

  it('plays a game of six with trades, undo and all checks', () => {
    const counts = simulateGames(game, { ...plan, games: 1, seats: 6, leaks: 0, seed: 5 });
    expect(counts.audits).toBeGreaterThan(counts.moves);
    expect(counts.undos).toBeGreaterThan(100);
  });

  it('deals out every combination of the options, each to every number of seats', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const { game: length, rent } = variantOf(game, seed);
      met.add(`${length} ${rent} ${2 + (seed % 5)}`);
    }
    expect(met.size).toBe(3 * 2 * 5);
    expect(variantOf(melies as Game, 9)).toEqual({});
  });

  it('sets the game up with the options of its seed', () => {
    const asked: unknown[] = [];
    const noted: Game = {
      ...game,
      setup(variant, seats, driver) {
        asked.push(variant);
        return game.setup(variant, seats, driver);
      },
    };
    simulateGames(noted, { games: 1, undo: 0, seats: 2, seed: 12, leaks: 0 });
    expect(asked).toEqual([{ game: 'long', rent: 'visitor' }]);
  });
});

describe('a planted fault', () => {
  it('a lost card is found by the audit, and told with seed and moves', async () => {
    const game = broken(({ apply }) => ({
      apply(state, move, driver) {
        apply(state, move, driver);
        if (move.type === 'film') state.effectDeck.pop();
      },
    }));
    const { code, out, err } = await capture(() => runPlan(game, plan));
    expect({ code, out }).toEqual({ code: 1, out: [] });
    expect(err[0]).toMatch(/^melies: violation in the game of seed 7 with \d seats: /);
    expect(err[1]).toMatch(/npm run simulate -- melies --games 1 --seed 7 --seats \d --undo 0\.2$/);
    expect(err[2]).toMatch(/^\d+ moves: lay \d+, .*film \d+$/);
  });

  it('a dead end', () => {
    const game = broken(({ legal }) => ({
      legal(state, into = []) {
        legal(state, into);
        if (state.round > 2) into.length = 0;
        return into;
      },
    }));
    const { message, moves } = violation(game);
    expect(message).toMatch(/^dead end: seat \d has no move$/);
    expect(moves.length).toBeGreaterThan(2);
  });

  it('an exception of the rules', () => {
    const game = broken(({ apply }) => ({
      apply(state, move, driver) {
        if (move.type === 'color') throw new RangeError('no paint');
        apply(state, move, driver);
      },
    }));
    const { message, moves } = violation(game, { games: 20 });
    expect(message).toBe('no paint');
    expect(moves.at(-1)).toMatch(/^color \d+$/);
  });

  it('a copy that shares something with its original, so that undo would not restore it', () => {
    const game = broken(({ clone }) => ({ clone: state => ({ ...clone(state), stage: state.stage }) }));
    expect(violation(game).message).toContain('undo would not restore it');
  });

  it('a view that tells what it should not', () => {
    // smuggles the hidden share deck into a harmless field
    const peeking = (state: State, seat: number | undefined) => ({
      ...melies.view(state, seat),
      filmedRound: state.shareDeck[0] ?? 0,
    });
    const { message } = violation(broken(() => ({ view: peeking })));
    expect(message).toMatch(/^the view of (the public|seat \d) is not the one of a state imagined from it$/);
  });

  it('a game that ends without a result', () => {
    const game = broken(() => ({ result: () => undefined }));
    expect(violation(game).message).toContain('there is no result');
  });
});
