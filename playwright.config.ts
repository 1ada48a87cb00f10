import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

// The main process chooses a port and a data folder once; its workers, which read this file again, inherit both.
// Below 32768, where no outgoing connection can have taken it.
process.env.BACKLOT_E2E_PORT ??= String(20_000 + (process.pid % 10_000));
if (process.env.BACKLOT_E2E_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-e2e-'));
  process.env.BACKLOT_E2E_DATA = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const port = process.env.BACKLOT_E2E_PORT;
const address = `http://127.0.0.1:${port}`;

// Without a path Playwright takes the browser of `npx playwright install`.
const chromium = process.env.BACKLOT_CHROMIUM ?? ['/usr/bin/chromium'].find(existsSync);
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: address,
    // Pictures of the page at every action would take most of the time of a whole game: the drawings are large.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'chromium', testIgnore: ['full/**', 'proof/**'], use: devices['Desktop Chrome'] },
    { name: 'phone', testMatch: 'full/phone*.spec.ts', use: devices['Pixel 7'] },
    {
      name: 'full',
      testMatch: 'full/**/*.spec.ts',
      testIgnore: 'full/phone*.spec.ts',
      use: devices['Desktop Chrome'],
    },
    // Hours or minutes a game, run by hand: npm run proof
    { name: 'proof', testMatch: 'proof/**/*.spec.ts', use: devices['Desktop Chrome'] },
  ],
  webServer: {
    command: 'node packages/server/dist/main.js',
    url: `${address}/healthz`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: process.env.BACKLOT_E2E_DATA,
      BOT_PAUSE_MS: '0',
      BOT_BUDGET_MS: '20',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
