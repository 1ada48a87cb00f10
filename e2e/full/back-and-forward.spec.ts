import { expect, type Page, test } from '@playwright/test';
import { actBeside, link, openTable } from '../people-at-table.ts';

const log = (page: Page) => page.locator('.area-log');
/** How often the log says that a bot stepped in, and that its player came back. */
const stepsIn = (page: Page) => log(page).getByText('from now on.');
const comesBack = (page: Page) => log(page).getByText('plays again.');

test('Back and Forward between foyer, table and replay show a table that lives', async ({ browser }) => {
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const [host, friend] = contexts;
  const path = await openTable(contexts);
  const act = (who: typeof host, data: object) => actBeside(who, path, data);
  const bot = { do: 'hand', seat: 1, level: 'random' };
  const back = { do: 'take-back', seat: 1 };
  const page = await host.newPage();
  await page.addInitScript(() => localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 })));
  /** The table is there, linked, and knows so many comings and goings; one more is seen as it happens. */
  const lives = async (times: number) => {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(stepsIn(page)).toHaveCount(times);
    await expect(link(page)).toHaveCount(0);
    await expect(comesBack(page)).toHaveCount(times - 1);
    await act(friend, back);
    await expect(comesBack(page)).toHaveCount(times);
  };

  await page.goto('/');
  await page.locator(`a[href="${path}"]`).first().click();
  await expect(log(page)).toBeVisible();
  await expect(link(page)).toHaveCount(0);

  // Within the page.
  await page.goBack();
  await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible();
  await act(friend, bot);
  await page.goForward();
  await lives(1);

  // To another document and back. (What a browser kept alive meanwhile is looked at in links.spec.ts: the driver of this
  // one can't follow it there.)
  await page.goto('/api/titles');
  await act(friend, bot);
  await page.goBack();
  await lives(2);
  await page.goForward();
  await page.goBack();
  await expect(comesBack(page)).toHaveCount(2);

  // The game ends while its page is away; then to its replay and back.
  await page.goto('/about');
  await act(friend, { do: 'concede', seat: 1 });
  await act(host, { do: 'choose', seat: 0, about: 1, choice: 'end' });
  await page.goBack();
  await page.getByRole('link', { name: 'Watch and share the replay' }).click();
  await expect(page.getByRole('button', { name: 'Check this game' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This game ended because others gave up.')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Check this game' })).toBeVisible();
  for (const context of contexts) await context.close();
});
