import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

let keys = 0;
/** Opens a table against a bot over the page's own session; whoever is to move first, the bot moves until it waits. */
async function open(page: Page, seats: readonly object[]): Promise<string> {
  const answer = await page.request.post('/api/tables', {
    data: { key: `e2e-tables-${Date.now()}-${++keys}`, title: 'melies', seats },
  });
  return ((await answer.json()) as { id: string }).id;
}
const waiting = async (page: Page): Promise<number> => {
  const tables = (await (await page.request.get('/api/tables')).json()) as { turn?: number }[];
  return tables.filter(table => table.turn === 0).length;
};

test('my tables stand in a list, and a key leads from one to the next', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Ticket window' })).toBeVisible();
  const bots = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const [first, second] = [await open(page, bots), await open(page, bots)];
  await open(page, [{ kind: 'me' }, { kind: 'invite' }]);
  await expect.poll(() => waiting(page)).toBe(2);
  await page.goto('/tables');
  const mine = page.getByRole('region', { name: /^Waiting for you/ });
  await expect(mine.getByRole('listitem')).toHaveCount(2);
  await expect(mine.getByText('You are to move').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Seats are free/ }).getByRole('listitem')).toHaveCount(1);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.goto(`/table/${first}`);
  await expect(page.getByRole('link', { name: /^Next table: one more waits/ })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(`/table/${second}$`));
});

test('a token is made and revoked on the profile, and its secret works', async ({ page }) => {
  await page.goto('/profile');
  await page.getByLabel('What it is for').fill('laptop');
  await page.getByLabel('Name of the bot').fill('Gaffer');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const secret = await page.getByText(/^backlot_/).textContent();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const ask = () => page.request.get('/api/me', { headers: { authorization: `Bearer ${secret}` } });
  expect(await (await ask()).json()).toMatchObject({ name: 'Gaffer' });
  await page.getByRole('button', { name: 'Revoke the token “laptop”' }).click();
  await expect(page.getByText('You have no token.')).toBeVisible();
  expect((await ask()).status()).toBe(401);
});

test('what others see of somebody, and the strongest, have pages', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: /^What others see/ }).click();
  await expect(page.getByText('No rated game yet.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('link', { name: 'The strongest of all' }).click();
  await expect(page.getByRole('heading', { name: 'The strongest' })).toBeVisible();
  await expect(page.getByText('Nobody has played a rated game of this yet.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
