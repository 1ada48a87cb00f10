import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPage, openTable } from '../people-at-table.ts';
import { DESK, PHONE, sound, soundEverywhere } from '../sound.ts';
import { choices } from '../table.ts';

/** A browser of its own that wants a public table of 1902 Méliès for three, with times of its own. */
async function arrive(browser: Browser, more: Readonly<Record<string, unknown>> = {}): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const wishes = {
    settings: { speed: 0 },
    title: 'melies',
    'plan.melies': ['me', 'invite', 'invite'].map(kind => ({ kind, level: 'greedy', name: '' })),
    visibility: 'public',
    ...more,
  };
  await page.addInitScript(all => {
    for (const [name, value] of Object.entries(all))
      localStorage.setItem(`backlot.${name}`, JSON.stringify(value));
  }, wishes);
  return page;
}
const nameOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/me')).json()) as { name: string }).name;

test('a table with times of one’s own fills; a seat is left and given free again before it begins', async ({
  browser,
}) => {
  test.slow();
  const [host, friend] = [await arrive(browser), await arrive(browser)];
  await host.goto('/');
  await host.getByText('Seats and rules').click();
  await host.getByRole('radio', { name: /^Times of your own/ }).check();
  await host.getByRole('radio', { name: 'Over days' }).check();
  await host.getByRole('spinbutton', { name: 'Days each' }).fill('90');
  await host.getByRole('button', { name: /^Play 1902/ }).click();
  await expect(host.getByText('mend what is marked below')).toBeVisible();
  await host.setViewportSize(PHONE);
  await sound(host);
  await host.getByRole('spinbutton', { name: 'Days each' }).fill('9');
  await expect(host.getByText('Time: 9 d 0 h each, 1 d 0 h back for every turn.')).toBeVisible();
  await host.getByRole('button', { name: /^Play 1902/ }).click();
  await host.waitForURL(/\/table\//);

  await friend.goto('/');
  const name = await nameOf(friend);
  const sitDown = friend.getByRole('button', { name: /^Sit down/ }).first();
  await friend.goto(host.url());
  await sitDown.click();
  await friend.getByRole('button', { name: 'Leave my seat' }).click();
  await expect(friend.getByText('You do not sit here any more.')).toBeVisible();
  await sitDown.click();
  await expect(friend.getByRole('button', { name: 'Leave my seat' })).toBeVisible();
  const free = host.getByRole('button', { name: `Give seat 2 of ${name} free` });
  await expect(free).toBeVisible();
  await host.emulateMedia({ colorScheme: 'dark' });
  await sound(host);
  await free.click();
  await expect(free).toHaveCount(0);
  await expect(friend.getByText('You do not sit here any more.')).toBeVisible();
  await expect(sitDown).toBeVisible();
  await Promise.all([host, friend].map(page => page.context().close()));
});

test('a line of chat is reported and its speaker kept off; lobby and chat are sound in the dark', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const contexts = await Promise.all(
    [0, 1].map(() => browser.newContext({ baseURL: baseURL as string, colorScheme: 'dark' })),
  );
  const path = await openTable(contexts, { visibility: 'public' });
  const pages: Page[] = [];
  for (const context of contexts) pages.push(await openPage(context, path));
  const [mine, theirs] = pages as [Page, Page];
  for (const page of pages) await page.getByRole('button', { name: /^Chat/ }).first().click();
  await theirs.getByLabel('Say something').fill('Buy my eggs');
  await theirs.getByRole('button', { name: 'Say it' }).click();
  await expect(mine.getByRole('log').getByText('Buy my eggs')).toBeVisible();
  await soundEverywhere(mine, ['dark']);

  await mine.getByRole('button', { name: /^Report what/ }).click();
  const dialog = mine.getByRole('dialog', { name: 'A report to the operator' });
  await expect(dialog.getByText('Buy my eggs')).toBeVisible();
  await sound(mine);
  // a window made narrow shows another part of the page, but what is being answered stays
  await mine.setViewportSize(PHONE);
  await expect(dialog.getByText('Buy my eggs')).toBeVisible();
  await mine.setViewportSize(DESK);
  await dialog.getByLabel('Spam').check();
  await dialog.getByRole('checkbox', { name: /off as well$/ }).check();
  await dialog.getByRole('button', { name: 'Tell the operator' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(mine.getByText('has your report')).toBeVisible();
  await expect(mine.getByText('Buy my eggs')).toHaveCount(0);

  await mine.goto('/');
  await mine.getByRole('radio', { name: 'Games to watch' }).check({ force: true });
  await expect(mine.getByRole('heading', { name: 'The lobby' })).toBeVisible();
  await soundEverywhere(mine, ['dark']);
  await Promise.all(contexts.map(context => context.close()));
});

test('a rematch is seen by the other at the end of the game, and begins when they come', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: baseURL as string })));
  const path = await openTable(contexts);
  const pages: Page[] = [];
  for (const context of contexts) pages.push(await openPage(context, path));
  const [asks, stays] = pages as [Page, Page];
  const post = (page: Page, what: string, data: object) =>
    page.request.post(`/api/tables/${path.split('/').at(-1)}/${what}`, { data });
  await post(asks, 'time', { do: 'concede', seat: 0 });
  await post(stays, 'time', { do: 'choose', seat: 1, about: 0, choice: 'end' });
  await asks.getByRole('button', { name: 'Rematch with the same people' }).click();
  await asks.waitForURL(url => url.pathname !== path);
  const way = stays.getByRole('link', { name: 'To the rematch' });
  await expect(way).toBeVisible({ timeout: 20_000 });
  await expect(stays.getByText(`${await nameOf(asks)} asks for a rematch.`)).toBeVisible();
  await stays.setViewportSize(PHONE);
  await sound(stays);
  await way.click();
  await stays.getByRole('button', { name: 'Take my seat' }).click();
  await expect
    .poll(async () => (await Promise.all([asks, stays].map(page => choices(page).count()))).some(Boolean))
    .toBe(true);
  await Promise.all(contexts.map(context => context.close()));
});

test('the time zone of one’s days is chosen on the profile', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  await page.goto('/profile');
  const zone = page.getByLabel('Time zone');
  await expect(zone).toHaveValue('');
  await expect(zone.locator('option').first()).toHaveText('As each device says (here Europe/Berlin)');
  await zone.selectOption('Asia/Tokyo');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue('Asia/Tokyo');
  await page.setViewportSize(PHONE);
  await sound(page);
  await zone.selectOption('');
  await expect
    .poll(async () => (await page.request.get('/api/me/profile')).json() as Promise<object>)
    .not.toHaveProperty('zone');
  await context.close();
});
