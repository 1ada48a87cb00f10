import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { backUp } from '../src/store/back-up.ts';
import { Browser, folder, local, ME, start } from './stage.ts';

const MAIN = fileURLToPath(new URL('../src/backup.ts', import.meta.url));

const command = (env: Record<string, string>, ...args: string[]) => {
  const node = ['--conditions=source', '--import=tsx', MAIN, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('a back-up', () => {
  it('made while the server runs holds all that was acknowledged, and can be restored', async () => {
    const dir = folder();
    const server = await start(dir);
    const browser = await Browser.arrive(server);
    const { id } = await browser.open([ME, local('Ann')]);
    const { turn, seq } = await browser.view(id);
    await browser.move(id, turn as number, seq, 'roll');
    const copy = join(folder(), 'copy.db');
    const { status, stdout } = command({ DATA_DIR: dir }, copy);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/copy\.db: \d+ bytes, checked/)]);
    const seen = await browser.view(id);
    // What comes later is not in it.
    await browser.move(id, seen.turn as number, seen.seq, 'stop');

    const restored = join(folder(), 'data');
    mkdirSync(restored);
    renameSync(copy, join(restored, 'backlot.db'));
    const again = new Browser(await start(restored), browser.cookie);
    expect((await again.view(id)).seq).toBe(seen.seq);
  });

  it('is refused in one line where there is nothing to copy, or no place for it', async () => {
    const dir = folder();
    const there = join(folder(), 'there.db');
    writeFileSync(there, 'mine');
    expect(() => backUp(dir, join(dir, 'copy.db'))).toThrow(/there is no database in/);
    await start(dir);
    expect(() => backUp(dir, join(dir, 'none', 'copy.db'))).toThrow(/there is no folder/);
    for (const [env, args, line] of [
      [{ DATA_DIR: dir }, [], /say where the copy goes/],
      [{ DATA_DIR: dir }, [there], /is there already/],
      [{ DATABASE_URL: 'postgres://a:secret@h/d' }, ['x.db'], /pg_dump/],
    ] as const) {
      const { status, stderr } = command(env, ...args);
      expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
      expect(stderr).toMatch(line);
      expect(stderr).not.toContain('secret');
    }
  });

  it('of a damaged database is none, and leaves nothing behind', () => {
    const dir = folder();
    writeFileSync(join(dir, 'backlot.db'), 'no database '.repeat(1000));
    const target = join(folder(), 'copy.db');
    expect(() => backUp(dir, target)).toThrow(/damaged/);
    expect(existsSync(target)).toBe(false);
    expect(readdirSync(join(target, '..'))).toEqual([]);
  });
});
