import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHIPPED } from '@backlot/melies';
import type { GameRecord } from '@backlot/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play } from '../src/play/index.ts';
import { run } from '../src/run.ts';
import { capture } from './capture.ts';
import { scriptedTerminal } from './scripted-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'backlot-record-'));
const path = join(folder, 'game.json');
const otherEdition = join(folder, 'edition.json');
let real: GameRecord;

beforeAll(async () => {
  await play(['melies', '--auto', '--seed', '4', '--record', path], scriptedTerminal());
  real = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(otherEdition, JSON.stringify({ ...SHIPPED, id: 'other-1' }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The record changed, in a file of its own. */
function changed(change: Record<string, unknown>): string {
  const file = join(folder, 'changed.json');
  writeFileSync(file, JSON.stringify({ ...real, ...change }));
  return file;
}
const record = (...args: string[]) => capture(() => run(['record', ...args]));
const failing = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await record(...args);
  expect({ code, out, lines: err.length }).toEqual({ code: 1, out: [], lines: 1 });
  expect(err[0]).not.toContain('\n');
  return err[0] ?? '';
};

describe('record verify', () => {
  it('recomputes a finished game', async () => {
    const { code, out, err } = await record('verify', path);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out[0]).toBe(
      `true: ${real.rows.length} rows and ${real.rows.reduce((sum, { chance = [] }) => sum + chance.length, 0)} draws recomputed from the seed`,
    );
    expect(out[1]).toMatch(/^melies, Player \d+, Bot 1 \d+: .*\.$/);
  });

  it('finds a changed draw, with its row', async () => {
    const at = real.rows.findLastIndex(row => (row.chance?.length ?? 0) > 0);
    const rows = real.rows.map((row, i) =>
      i === at ? { ...row, chance: row.chance?.map(value => value + 1) } : row,
    );
    expect(await failing('verify', changed({ rows }))).toContain(`does not hold: row ${at}: the seed draws`);
  });

  it('finds a changed result and another seed', async () => {
    const result = { points: [99, 0], ranks: [1, 2] };
    expect(await failing('verify', changed({ result }))).toMatch(/does not hold: the result is/);
    const seed = 'f'.repeat(64);
    expect(await failing('verify', changed({ seed }))).toContain('not the one that was committed to');
  });

  it('says what to do with a record of an unknown version', async () => {
    expect(await failing('verify', changed({ version: 9 }))).toMatch(/version.*newer release/);
  });

  it('names a file that is missing, no JSON, or no record', async () => {
    expect(await failing('verify', join(folder, 'nowhere.json'))).toContain('there is no such file');
    const text = join(folder, 'text.json');
    writeFileSync(text, 'film 23');
    expect(await failing('verify', text)).toContain('is not JSON');
    writeFileSync(text, '{}');
    expect(await failing('verify', text)).toContain('not a record of a game');
    expect(await failing('verify', folder)).toContain('it is a folder');
  });

  it('asks for an edition it does not know, and takes it', async () => {
    const file = join(folder, 'other.json');
    const args = ['melies', '--auto', '--seed', '4', '--edition', otherEdition, '--record', file];
    await play(args, scriptedTerminal());
    expect((await record('verify', file)).code).toBe(0);

    const { edition, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
    writeFileSync(file, JSON.stringify({ ...rest, edition: { id: edition.id, hash: edition.hash } }));
    expect(await failing('verify', file)).toContain('give its file with --edition FILE');
    expect((await record('verify', file, '--edition', otherEdition)).code).toBe(0);
    expect(await failing('verify', file, '--edition', path)).toContain("This edition can't be used.");
  });

  it('has nothing to verify before the end', async () => {
    const { seed, result, ...rest } = real;
    const rows = real.rows.map(({ seq, kind, at, seat }) => ({
      seq,
      kind,
      at,
      ...(seat === undefined ? {} : { seat }),
    }));
    const file = join(folder, 'running.json');
    writeFileSync(file, JSON.stringify({ ...rest, rows }));
    expect(await failing('verify', file)).toContain('had not ended');
    expect(await failing('show', file)).toContain('holds no moves to show');
    expect({ seed, result }).toEqual({ seed: expect.any(String), result: expect.any(Object) });
  });
});

describe('record show', () => {
  it('tells the game in words, to the reckoning', async () => {
    const { code, out } = await record('show', path);
    expect(code).toBe(0);
    expect(out[0]).toMatch(/^ {3}0 {2}.* has the first turn\./);
    expect(out.join('\n')).toMatch(/^ *\d+ {2}.*films scene \d+/m);
    expect(out.join('\n')).toMatch(/^Player: \d+$/m);
  });
});

describe('record show of a record that can not be', () => {
  it('says so in one line', async () => {
    const seats = Array.from({ length: 7 }, (_, i) => ({ name: `Seat ${i}` }));
    expect(await failing('show', changed({ seats }))).toContain('melies is played by 2 to 4, not by 7');
  });

  it('stops at a row that the rules refuse', async () => {
    const rows = real.rows.map((row, i) => (i === 1 ? { ...row, move: 'pass' } : row));
    const { code, err } = await record('show', changed({ rows }));
    expect({ code, err }).toEqual({ code: 1, err: [expect.stringContaining("row 1 can't be played again")] });
  });
});

describe('an edition with a hole', () => {
  it('is refused with the path and what is expected there', async () => {
    const hole = join(folder, 'hole.json');
    writeFileSync(hole, JSON.stringify({ ...SHIPPED, scenes: SHIPPED.scenes.slice(1) }));
    const { code, err } = await capture(() => run(['play', 'melies', '--edition', hole]));
    expect({ code, lines: err.length }).toEqual({ code: 1, lines: 1 });
    expect(err[0]).toMatch(/hole\.json: This edition can't be used\. .*scene/);
  });
});
