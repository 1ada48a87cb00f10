import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MadeToken } from '@backlot/protocol';
import { expect, it } from 'vitest';
import { Browser, folder, listen, start } from '../test/stage.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Whether curl and jq are there; as root on Debian jq is installed, and where tests must not be skipped it must be. */
async function hasTools(): Promise<boolean> {
  const there = async (tool: string) => (await run(tool, ['--version']).catch(() => undefined)) !== undefined;
  if (!(await there('jq')) && process.getuid?.() === 0)
    await run('apt-get', ['install', '-y', 'jq']).catch(() => undefined);
  return (await there('jq')) && (await there('curl'));
}
const ready = await hasTools();
const { CI } = process.env;

it.skipIf(!ready && CI === undefined)('the example bot of the docs plays a whole game', async () => {
  expect(ready, 'curl and jq are needed').toBe(true);
  const server = await start();
  const browser = await Browser.arrive(server);
  const made = await browser.post('/api/me/tokens', {
    name: 'example',
    as: { kind: 'new-bot', name: 'Gaffer' },
  });
  const env = {
    ...process.env,
    BACKLOT: await listen(server),
    TOKEN: MadeToken.parse(made.body).secret,
    NO_PROXY: '127.0.0.1',
  };
  const { stdout } = await run(join(ROOT, 'docs/example-bot.sh'), ['melies'], { env });
  expect(stdout).toMatch(/The end\. Points -?\d+, -?\d+; I was number [12]\./);
  const table = /table\/(\S+)/.exec(stdout)?.[1] ?? '';
  const record = await browser.get(`/api/tables/${table}/record`, { authorization: `Bearer ${env.TOKEN}` });
  expect([record.status, record.body.result?.points]).toEqual([
    200,
    expect.arrayContaining([expect.any(Number)]),
  ]);
});

it('the description of the API is one, and as the recommended rules want it', async () => {
  const browser = await Browser.arrive(await start());
  const file = join(folder(), 'openapi.json');
  writeFileSync(file, JSON.stringify((await browser.get('/api')).body));
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  const args = ['lint', file, '--config', join(ROOT, 'redocly.yaml')];
  const linted = await run(join(ROOT, 'node_modules/.bin/redocly'), args, { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  expect(linted, linted.stdout).not.toBeInstanceOf(Error);
  expect(linted.stderr).toMatch(/API description is valid/);
});
