import { type Browser, expect, type Page, test } from '@playwright/test';
import { SIZES, sound } from './sound.ts';
import { choices, nextQuestion } from './table.ts';

/** A browser of its own, with its own guest, where nothing is animated. */
async function arrive(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 }));
    localStorage.setItem('backlot.title', JSON.stringify('melies'));
    const plan = [{ kind: 'me' }, { kind: 'invite' }].map(seat => ({ level: 'greedy', name: '', ...seat }));
    localStorage.setItem('backlot.plan.melies', JSON.stringify(plan));
    localStorage.setItem('backlot.visibility', JSON.stringify('public'));
  });
  return page;
}

/** Answers what is asked, whoever of the two is asked. */
async function playSome(pages: readonly Page[], count: number): Promise<void> {
  for (let answers = 0; answers < count; answers++) {
    const [asked] = await Promise.any(
      pages.map(async page => {
        await expect(choices(page).first()).toBeVisible({ timeout: 30_000 });
        return [page];
      }),
    );
    const moves = await nextQuestion(asked as Page);
    await (asked as Page).locator(`button.choice[data-move="${moves[0]}"]`).first().click();
    await expect(
      (asked as Page).locator(`button.choice[data-move="${moves[0]}"][aria-disabled="false"]`),
    ).toHaveCount(0);
  }
}

test('two people meet in the lobby and play, a third watches; the rooms of their chat are apart', async ({
  browser,
}) => {
  test.slow();
  const [host, friend, watcher] = [await arrive(browser), await arrive(browser), await arrive(browser)];
  await host.goto('/');
  await host.getByRole('button', { name: /^Play 1902/ }).click();
  await host.waitForURL(/\/table\//);
  await expect(host.getByText('stands in the lobby')).toBeVisible();
  await expect(host.getByRole('button', { name: 'Seat a bot at seat 2' })).toBeVisible();
  for (const size of SIZES) {
    await host.setViewportSize(size);
    await sound(host);
  }

  await friend.goto('/');
  const sit = friend.getByRole('button', { name: /^Sit down at 1902/ }).first();
  await expect(sit).toBeVisible();
  for (const size of SIZES) {
    await friend.setViewportSize(size);
    await sound(friend);
  }
  await sit.click();
  await friend.waitForURL(/\/table\//);
  expect(friend.url()).toBe(host.url());

  await watcher.goto('/');
  await watcher.getByRole('radio', { name: 'Games to watch' }).check({ force: true });
  await watcher
    .getByRole('link', { name: /^Watch 1902/ })
    .first()
    .click();
  await watcher.waitForURL(host.url());
  await expect(watcher.getByText('You are watching this table.')).toBeVisible();
  await host.setViewportSize(SIZES[0] as (typeof SIZES)[number]);
  await expect(host.getByText('One watches')).toBeVisible();
  await playSome([host, friend], 4);
  await expect(choices(watcher)).toHaveCount(0);

  for (const page of [host, friend, watcher]) {
    await page.setViewportSize(SIZES[0] as (typeof SIZES)[number]);
    await page.getByRole('button', { name: /^Chat/ }).first().click();
  }
  await host.getByLabel('Say something').fill('Good evening');
  await host.getByRole('button', { name: 'Say it' }).click();
  await expect(host.getByRole('log').getByText('Good evening')).toBeVisible();
  // A stranger is heard when one wants to.
  await friend.getByRole('button', { name: /^Hear / }).click();
  await expect(friend.getByRole('log').getByText('Good evening')).toBeVisible();
  await watcher.getByLabel('Say something').fill('What a set');
  await watcher.getByRole('button', { name: 'Say it' }).click();
  await expect(watcher.getByRole('log').getByText('What a set')).toBeVisible();
  await expect(watcher.getByText('Good evening')).toHaveCount(0);
  await expect(host.getByText('What a set')).toHaveCount(0);
  for (const size of SIZES) {
    await friend.setViewportSize(size);
    await sound(friend);
  }
});
