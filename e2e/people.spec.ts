import { execFileSync } from 'node:child_process';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { nextQuestion, startGame } from './table.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Passkeys belong to a name, so these pages are opened as localhost. */
test.use({ baseURL: `http://localhost:${process.env.BACKLOT_E2E_PORT}` });

/** A device with a fingerprint reader whose owner always agrees. */
async function fingerprint(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const tables = async (context: BrowserContext): Promise<unknown> =>
  (await context.request.get('/api/tables')).json();

test('a guest becomes an account by passkey, keeps its table, and comes back by it in a browser that forgot', async ({
  page,
  context,
}) => {
  await startGame(page);
  const table = page.url();
  const { cdp, authenticatorId } = await fingerprint(page);
  await page.goto('/profile');
  await expect(page.getByText('Guest', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Account', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Forget the passkey “Chrome on/ })).toBeVisible();
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  const name = await page.getByRole('heading', { level: 1 }).textContent();

  // The browser forgets everything, plays as a new guest at a table of its own, and signs in.
  await context.clearCookies();
  await startGame(page);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: `Welcome back, ${name}` })).toBeFocused();
  await expect(page.getByText('One seat came along')).toBeVisible();
  expect(await tables(context)).toHaveLength(2);
  await page.goto(table);
  await nextQuestion(page);

  // A device that does not know it lets nobody in, and nothing changes.
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await context.clearCookies();
  await page.goto('/sign-in');
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  const ways = await context.request.post('/api/passkeys/sign-in', {
    data: { response: { id: credentials[0]?.credentialId ?? '' } },
  });
  expect([ways.status(), (await ways.json()).code]).toEqual([401, 'bad-passkey']);
  // Whoever it is now, it is a new guest.
  await context.request.get('/api/me');
  expect(await tables(context)).toEqual([]);
});

test('a recovery code brings a person to a second device, and signing it out there ends its page', async ({
  page,
  browser,
}) => {
  await startGame(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = (await page.locator('code').textContent()) ?? '';
  expect(code).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]{5}$/);

  const phone = await browser.newContext();
  const other = await phone.newPage();
  await other.goto('/sign-in');
  await other.getByLabel(/Thirty letters/).fill('0'.repeat(30));
  await other.getByRole('button', { name: 'Use the code' }).click();
  await expect(other.getByRole('alert')).toContainText('Nobody has this recovery code.');
  await other.getByLabel(/Thirty letters/).fill(code.toLowerCase());
  await other.getByRole('button', { name: 'Use the code' }).click();
  await other.getByRole('link', { name: 'To your tables' }).click();
  await other.locator('a[href^="/table/"]').first().click();
  await nextQuestion(other);

  await page.reload();
  await page.getByRole('button', { name: /^Sign out Chrome on/ }).click();
  await expect(page.getByRole('button', { name: /^Sign out Chrome on/ })).toHaveCount(0);
  await expect(other.getByRole('alert')).toContainText('You were signed out here.');
  await expect(other.locator('.marquee .link')).toHaveText('Signed out');
  // From there one starts anew, as somebody else.
  await other.getByRole('button', { name: 'Start anew as a guest' }).click();
  await expect(other.getByRole('button', { name: /^Play 1902/ })).toBeVisible();
  expect(await tables(phone)).toEqual([]);
  await phone.close();
});

test('somebody at my table is kept off and reported, and let in again', async ({ page, browser }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    localStorage.setItem('backlot.plan.melies', JSON.stringify([{ kind: 'me' }, { kind: 'invite' }]));
    localStorage.setItem('backlot.title', JSON.stringify('melies'));
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^Play 1902/ }).click();
  await page.waitForURL(/\/table\//);
  const info = await (
    await page.request.get(`/api${new URL(page.url()).pathname.replace('table', 'tables')}`)
  ).json();
  const friend = await browser.newContext();
  const me = await (await friend.request.get('/api/me')).json();
  await friend.request.post(`/api/tables/${info.id}/join`, { data: { invite: info.seats[1].invite } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'People at this table' }).click();
  await page.getByRole('button', { name: `Keep ${me.name} off my tables` }).click();
  await expect(page.getByText('can’t sit at your tables any more')).toBeVisible();
  await page.getByRole('button', { name: `Report ${me.name}` }).click();
  await page.getByLabel('Spam').check();
  await page.getByLabel('What happened, in your words').fill('Sells cigars.');
  await page.getByRole('button', { name: 'Tell the operator' }).click();
  await expect(page.getByText('has your report')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: `Let ${me.name} in again` }).click();
  await expect(page.getByRole('heading', { name: 'People you keep off' })).toHaveCount(0);
  await friend.close();
});

/** The operator's command, beside the running server. */
const operator = (...words: string[]): string =>
  execFileSync(process.execPath, ['packages/server/dist/admin.js', ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: process.env.BACKLOT_E2E_DATA },
    encoding: 'utf8',
  });

test('somebody whom the operator bans is told until when and why, and no more when that is over', async ({
  page,
  context,
}) => {
  await startGame(page);
  const table = page.url();
  const { id } = await (await context.request.get('/api/me')).json();
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(operator('ban', id, '--days', '7', '--reason', 'Sells cigars.')).toContain('is banned until');
  // Where the page does not know of it yet, it is told at the first act.
  await page.getByRole('button', { name: /^Play 1902/ }).click();
  const told = /banned you\. The ban ends on .+\. The reason given: Sells cigars\./;
  await expect(page.getByRole('alert')).toContainText(told);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(told);
  // The game under way goes on.
  await page.goto(table);
  await nextQuestion(page);
  operator('unban', id);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play 1902/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the screens about oneself are sound at every size, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const path of ['/profile', '/sign-in', '/enter', `/enter#${'a'.repeat(32)}`]) {
      await page.goto('/about');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/profile') await page.getByRole('button', { name: 'Make a recovery code' }).click();
      if (path.includes('#')) await expect(page.getByRole('alert')).toContainText('used up or too old');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(
          serious.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
        ).toEqual([]);
        const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(spill).toBeLessThanOrEqual(0);
      }
    }
  });
}
