import { existsSync } from 'node:fs';
import { Plain, run } from './run.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HELP =
  'No browser for the tests of the page: install Chromium or Google Chrome and try again, ' +
  'or name one with BACKLOT_CHROMIUM=/path/to/chromium';

/** Whether the program really is a browser that starts: some systems install a stub of the same name. */
async function starts(path) {
  return existsSync(path) && (await run(path, ['--version'], { timeout: 20_000 })).code === 0;
}

/** The path of a browser on this machine, or undefined. */
async function findBrowser() {
  const named = process.env.BACKLOT_CHROMIUM;
  if (named) {
    if (await starts(named)) return named;
    throw new Plain(
      `BACKLOT_CHROMIUM is ${named}, which is no browser that starts: correct it or leave it out`,
    );
  }
  for (const path of SYSTEM) if (await starts(path)) return path;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return (await starts(own)) ? own : undefined;
}

async function installDebian() {
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], quiet);
  return run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
}

/** The path of a browser for the tests of the page; installs one where there is none. */
export async function browser(say) {
  const found = await findBrowser();
  if (found !== undefined) return found;
  const outputs = [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium with apt-get ...');
    outputs.push((await installDebian()).output);
    const installed = await findBrowser();
    if (installed !== undefined) return installed;
  }
  say('Downloading a browser with playwright install ...');
  outputs.push((await run('playwright', ['install', 'chromium'])).output);
  const downloaded = await findBrowser();
  if (downloaded !== undefined) return downloaded;
  throw new Plain(`${outputs.join('\n').trimEnd()}\n${HELP}`);
}
