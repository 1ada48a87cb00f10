import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { buildAlways } from './build.mjs';
import { checks } from './checks.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { install } from './install.mjs';
import { Report } from './report.mjs';
import { Plain, ROOT, run } from './run.mjs';

const args = process.argv.slice(2);
const unknown = args.find(arg => arg !== '--full');
if (unknown !== undefined)
  throw new Plain(`npm test does not know ${unknown}: the second tier is npm run test:full`);
const full = args.includes('--full');

const REPORTS = join(ROOT, '.cache', 'reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

async function vitest() {
  const file = join(REPORTS, 'vitest.json');
  const config = full ? 'vitest.full.config.ts' : 'vitest.config.ts';
  const { code, output } = await run(
    'vitest',
    ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {
      env: { NO_COLOR: '1' },
    },
  );
  return { code, output, counts: vitestCounts(file, code) };
}

async function playwright(chromium) {
  const file = join(REPORTS, 'playwright.json');
  const projects = full ? ['--project=phone', '--project=full'] : ['--project=chromium'];
  const { code, output } = await run('playwright', ['test', ...projects, '--reporter=list,json'], {
    env: { NO_COLOR: '1', BACKLOT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return { code, output, counts: playwrightCounts(file, code) };
}

async function build() {
  await buildAlways();
  return { code: 0, output: '' };
}

await install(console.log);
const report = new Report();
if (!full) await checks(report);
const built = await report.step('build', build);
await report.step(full ? 'longer tests' : 'tests', vitest);
if (built) {
  let path;
  const found = await report.step('a browser', async () => {
    path = await browser(console.log);
    return { code: 0, output: '' };
  });
  if (found) await report.step(full ? 'page, phone and keyboard' : 'page', () => playwright(path));
}
report.close();
