import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movieMakerTeacher, type Trained } from '@backlot/bots';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { apart } from '../src/train/school.ts';
import { capture } from './capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'backlot-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Trains on a few games; gives the file that was written and what was said meanwhile. */
async function train(
  name: string,
  seed: number,
  rounds = 1,
): Promise<{ file: string; said: readonly string[] }> {
  const file = join(folder, name);
  const line = `train movie-maker --games 18 --hidden 3 --epochs 4 --rounds ${rounds} --workers 1 --seed ${seed} --out ${file}`;
  const { code, out, err } = await capture(() => run(line.split(' ')));
  expect({ code, out }).toEqual({ code: 0, out: [] });
  return { file, said: err };
}

describe('training', () => {
  it('lowers the loss in games held out, and writes weights that a bot can play by', async () => {
    const { file, said } = await train('first.ts', 1, 2);
    const losses = said.flatMap(line => /^round 1, epoch \d: held-out loss (.*)/.exec(line)?.[1] ?? []);
    expect(losses).toHaveLength(4);
    expect(Number(losses[3])).toBeLessThan(Number(losses[0]));
    expect(said.filter(line => line.startsWith('round 2, epoch'))).toHaveLength(4);

    const trained = (await import(file)) as Trained;
    expect(trained.WEIGHTS.every(Number.isInteger)).toBe(true);
    const { wins } = movieMakerTeacher(trained)(3, 5);
    expect(wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(readFileSync(file, 'utf8')).toContain('--seed 1 --hidden 3');
  }, 180_000);

  it('writes the same bytes for the same seed, and others for another', async () => {
    const [once, again, other] = [await train('a.ts', 2), await train('b.ts', 2), await train('c.ts', 3)];
    expect(readFileSync(again.file)).toEqual(readFileSync(once.file));
    expect(readFileSync(other.file)).not.toEqual(readFileSync(once.file));
  });

  it('takes weights of another size for what they are', () => {
    expect(() => movieMakerTeacher({ HIDDEN: 2, SCALE: 1, WEIGHTS: [1, 2, 3] })).toThrow(
      '3 weights are not those of 2 hidden figures of 47 inputs',
    );
  });

  it('holds out games of every number of seats', () => {
    const lessons = Array.from({ length: 72 }, (_, i) => ({
      seats: [2, 3, 2, 4, 2, 3, 2, 6][i % 8] as number,
      wins: [],
      rows: new Float32Array(),
    }));
    const { learned, heldOut } = apart(lessons);
    expect([learned.length, heldOut.length]).toEqual([64, 8]);
    expect(heldOut.map(({ seats }) => seats).sort()).toEqual([2, 2, 2, 2, 3, 3, 4, 6]);
  });
});
