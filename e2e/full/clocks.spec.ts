import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { HouseOfTime } from '../house-of-time.ts';
import { openPage, openTable } from '../people-at-table.ts';
import { PHONE, sound, soundEverywhere } from '../sound.ts';
import { choices } from '../table.ts';

/** The shortest that may be chosen. */
const SHORT = { kind: 'live', bank: 60_000, increment: 5000, expiry: 'ask' };

/** Who is to move, and who waits. */
async function sides(pages: readonly [Page, Page]): Promise<{ mover: Page; other: Page }> {
  await expect
    .poll(async () => (await Promise.all(pages.map(page => choices(page).count()))).filter(Boolean).length)
    .toBe(1);
  const first = (await choices(pages[0]).count()) > 0;
  return first ? { mover: pages[0], other: pages[1] } : { mover: pages[1], other: pages[0] };
}

test('a time runs out, the other one chooses a bot, which plays on until its player is back', async ({
  browser,
}) => {
  test.slow();
  const house = await HouseOfTime.open();
  const contexts: BrowserContext[] = [];
  try {
    for (let n = 0; n < 2; n++) contexts.push(await browser.newContext({ baseURL: house.address }));
    const path = await openTable(contexts, { time: SHORT });
    const pages: Page[] = [];
    for (const context of contexts) pages.push(await openPage(context, path));
    const { mover, other } = await sides(pages as [Page, Page]);
    for (const page of pages) await expect(page.getByRole('timer')).toHaveCount(2);

    await house.pass(61_000);
    const question = other.getByText(/time is up\. What now\?$/);
    await expect(question).toBeVisible();
    await expect(mover.getByText('Your time is up. You may still move')).toBeVisible();
    await expect(choices(mover).first()).toBeVisible();
    await soundEverywhere(other);
    await mover.emulateMedia({ colorScheme: 'dark' });
    await mover.setViewportSize(PHONE);
    await sound(mover);

    await other.getByRole('combobox', { name: 'Bot' }).selectOption('random');
    await other.getByRole('button', { name: 'Let a bot play' }).click();
    await expect(question).toHaveCount(0);
    await expect(other.getByText(/^A bot plays for /)).toBeVisible();
    const back = mover.getByRole('button', { name: /^Play for .* again$/ });
    await expect(back).toBeVisible();
    // The bot's turn ends, and the one who stayed is asked.
    await expect(choices(other).first()).toBeVisible({ timeout: 30_000 });
    await sound(mover);

    await back.click();
    await expect(back).toHaveCount(0);
    await expect(other.getByText(/^A bot plays for /)).toHaveCount(0);
    // Whoever comes back has at least what a turn brings.
    await expect(mover.locator('.marquee li:not(.active)').getByRole('timer')).toHaveText('0:05');
  } finally {
    await Promise.all(contexts.map(context => context.close()));
    await house.close();
  }
});
