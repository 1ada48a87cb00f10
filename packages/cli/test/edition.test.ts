import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { TITLES } from '../src/titles.ts';
import { capture } from './capture.ts';

const dir = mkdtempSync(join(tmpdir(), 'backlot-edition-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe.each(Object.keys(TITLES))('edition %s', title => {
  const file = join(dir, `${title}.json`);

  it('prints the shipped edition, which is whole when read back', async () => {
    const { code, out } = await capture(() => run(['edition', title]));
    expect(code).toBe(0);
    writeFileSync(file, out.join('\n'));
    const checked = await capture(() => run(['edition', title, '--check', file]));
    expect(checked.code).toBe(0);
    expect(checked.out.join()).toContain(TITLES[title]?.shipped.game.edition.hash);
  });

  it('names what is wrong in a file', async () => {
    writeFileSync(file, '{"id":"mine"}');
    const { code, err } = await capture(() => run(['edition', title, '--check', file]));
    expect(code).toBe(1);
    expect(err.join('\n')).toContain(file);
  });
});
