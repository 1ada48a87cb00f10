import { createMelies } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { playBoardgameio } from '../src/bench/boardgameio.ts';
import { playRandom } from '../src/bench/random-play.ts';
import { run } from '../src/run.ts';
import { TITLES } from '../src/titles.ts';
import { capture } from './capture.ts';

describe('bench engine', () => {
  it('prints one object for machines, figures by title', async () => {
    const { code, out } = await capture(() => run(['bench', 'engine', '--json', '--ms', '1']));
    expect(code).toBe(0);
    expect(out).toHaveLength(1);
    const figures = JSON.parse(out[0] ?? '') as unknown;
    const of = {
      moves_per_s: expect.any(Number),
      boardgameio_moves_per_s: expect.any(Number),
      ratio: expect.any(Number),
    };
    expect(figures).toEqual(Object.fromEntries(Object.keys(TITLES).map(id => [id, of])));
    for (const title of Object.values(figures as Record<string, Record<string, number>>)) {
      for (const figure of Object.values(title)) expect(figure).toBeGreaterThan(0);
    }
  });

  it('without a name runs all there is, for people', async () => {
    const { out } = await capture(() => run(['bench', '--ms', '1']));
    const line = (id: string) =>
      expect.stringMatching(
        new RegExp(`^engine ${id}: [\\d,]+ random moves/s; boardgame\\.io [\\d,]+; ratio [\\d.]+$`),
      );
    expect(out).toEqual(Object.keys(TITLES).map(line));
  });

  it('plays whole games on both engines', () => {
    const game = createMelies();
    for (const play of [playRandom, playBoardgameio]) {
      const { moves, ms } = play(game, 1, 3);
      expect(moves).toBeGreaterThan(50);
      expect(ms).toBeGreaterThan(0);
    }
  });
});
