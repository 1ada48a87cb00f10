import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { refusal } from '../lib/node-version.mjs';
import { ROOT } from '../lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'backlot-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = name => join(ROOT, 'scripts', name);

describe('refusal', () => {
  it.each(['14.21.3', '18.19.0', '19.9.0'])('turns Node %s away', version => {
    expect(refusal(version)).toMatch(`needs Node.js 20 or newer and this is ${version}`);
  });

  it.each(['20.0.0', '20.20.2', '22.1.0', '100.0.0'])('accepts Node %s', version => {
    expect(refusal(version)).toBeUndefined();
  });
});

describe.each(['start.mjs', 'test.mjs', 'check.mjs'])('%s on an old Node', name => {
  it('says one line and ends badly', () => {
    const disguise = join(folder, 'disguise.cjs');
    writeFileSync(
      disguise,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.19.0' } });",
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', disguise, script(name)], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(stderr.trimEnd().split('\n')).toEqual([refusal('18.19.0')]);
    expect(status).toBe(1);
  });

  it('needs no newer syntax and no newer module to say so', () => {
    for (const file of [script(name), script('lib/node-version.mjs')]) {
      const text = readFileSync(file, 'utf8');
      const imports = [...text.matchAll(/^import .* from '(.*)';$/gm)].map(match => match[1]);
      expect(imports.filter(path => path !== './lib/node-version.mjs')).toEqual([]);
      expect(text).not.toMatch(/\?\.|\?\?|^await |#\w+\(|\|\|=/m);
    }
  });
});
