import { createMelies } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { playBoardgameio } from '../../src/bench/boardgameio.ts';
import { middles, playClones } from '../../src/bench/clones.ts';
import type { EngineFigures } from '../../src/bench/engine.ts';
import { pickMove, playRandom } from '../../src/bench/random-play.ts';
import { run } from '../../src/run.ts';
import { TITLES } from '../../src/titles.ts';
import { capture } from '../capture.ts';

describe('bench engine', () => {
  it('prints one object for machines, figures by title', async () => {
    const { code, out } = await capture(() => run(['bench', 'engine', '--json', '--ms', '1']));
    expect(code).toBe(0);
    expect(out).toHaveLength(1);
    const figures = JSON.parse(out[0] ?? '') as unknown;
    const of = (id: string) => ({
      play: id === 'movie-maker' ? 'random, negotiation windows passed' : 'random',
      moves_per_s: expect.any(Number),
      boardgameio_moves_per_s: expect.any(Number),
      ratio: expect.any(Number),
      clone_us: expect.any(Number),
    });
    expect(figures).toEqual(Object.fromEntries(Object.keys(TITLES).map(id => [id, of(id)])));
    for (const title of Object.values(figures as Record<string, EngineFigures>)) {
      for (const figure of [title.moves_per_s, title.boardgameio_moves_per_s, title.ratio, title.clone_us])
        expect(figure).toBeGreaterThan(0);
    }
  });

  it('without a name says how fast the rules are, for people, and of one title if that is wanted', async () => {
    const { out } = await capture(() => run(['bench', '--ms', '1', '--title', 'movie-maker']));
    expect(out).toEqual([
      expect.stringMatching(
        /^engine movie-maker: [\d,]+ random moves\/s, negotiation windows passed; boardgame\.io [\d,]+; ratio [\d.]+; a clone [\d.]+ µs$/,
      ),
    ]);
  });

  it('refuses what it can not measure, and says what there is', async () => {
    const said = async (...args: string[]) => (await capture(() => run(['bench', ...args]))).err.join();
    expect(await said('speed')).toContain('there is engine, server');
    expect(await said('engine', '--title', 'chess')).toContain('melies, cannes, movie-maker');
    expect(await said('server', '--storage', 'tape')).toContain('--storage is plain or grouped');
    expect(await said('server', '--tables', '1')).toContain('--tables is a whole number from 2');
  });

  it('leaves out what opens a negotiation, on both engines, and picks evenly among the rest', () => {
    const { shipped, talk } = TITLES['movie-maker'] as (typeof TITLES)[string];
    const played = new Set<string>();
    const game = {
      ...shipped.game,
      apply(...[state, move, driver]: Parameters<typeof shipped.game.apply>) {
        played.add(shipped.game.text(move).split(' ')[0] ?? '');
        shipped.game.apply(state, move, driver);
      },
    };
    for (const play of [playRandom, playBoardgameio]) {
      played.clear();
      play(game, 1, 3, talk);
      expect([...played]).toEqual(expect.arrayContaining(['roll', 'pass', 'buy']));
      expect(['offer', 'raise', 'give', 'low'].filter(word => played.has(word))).toEqual([]);
    }
    const quiet = (move: unknown) => (move as number) % 2 === 1;
    const picked = [0, 1, 2].map(at => pickMove([0, 1, 2, 3, 4], () => at, quiet));
    expect(picked).toEqual([0, 2, 4]);
    expect(() => pickMove([1], () => 0, quiet)).toThrow('every move allowed is talk');
  });

  it('copies positions with moves before and after them, at every number of seats', () => {
    const game = createMelies();
    const positions = middles(game, 3) as ReturnType<typeof game.setup>[];
    expect(new Set(positions.map(({ players }) => players.length))).toEqual(new Set([2, 3, 4]));
    for (const position of positions) expect(game.turn(position)).toBeDefined();
    const { moves, ms } = playClones(game, 1, 3);
    expect(moves).toBeGreaterThan(positions.length);
    expect(ms).toBeGreaterThan(0);
  });
});
