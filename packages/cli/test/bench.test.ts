import { createMelies } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { playBoardgameio } from '../src/bench/boardgameio.ts';
import { playRandom } from '../src/bench/random-play.ts';
import { run } from '../src/run.ts';
import { capture } from './capture.ts';

describe('bench engine', () => {
  it('prints one object for machines, figures by title', async () => {
    const { code, out } = await capture(() => run(['bench', 'engine', '--json', '--ms', '1']));
    expect(code).toBe(0);
    expect(out).toHaveLength(1);
    const figures = JSON.parse(out[0] ?? '') as unknown;
    expect(figures).toEqual({
      melies: {
        moves_per_s: expect.any(Number),
        boardgameio_moves_per_s: expect.any(Number),
        ratio: expect.any(Number),
      },
    });
    const { melies } = figures as { melies: Record<string, number> };
    for (const figure of Object.values(melies)) expect(figure).toBeGreaterThan(0);
  });

  it('without a name runs all there is, for people', async () => {
    const { out } = await capture(() => run(['bench', '--ms', '1']));
    expect(out).toEqual([
      expect.stringMatching(/^engine melies: [\d,]+ random moves\/s; boardgame\.io [\d,]+; ratio [\d.]+$/),
    ]);
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
