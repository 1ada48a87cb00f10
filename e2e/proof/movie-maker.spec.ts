import { expect, test } from '@playwright/test';
import { playDeals, startShort } from '../movie-maker.ts';
import { MOVIE_MAKER, playToTheEnd, sheet } from '../table.ts';

for (const bots of [1, 5]) {
  test(`a whole short game of ${bots + 1}, by mouse: movie-maker`, async ({ page }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await startShort(page, bots);
    const answers = await playToTheEnd(page, MOVIE_MAKER, async move => {
      await page.locator(`button.choice[data-move="${move}"]`).click();
      await expect(page.locator('.trouble')).toHaveCount(0);
    });
    expect(answers).toBeGreaterThan(10);
    await expect(sheet(page).getByRole('heading', { name: 'Filmography' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a whole short game of 6 by keyboard alone: movie-maker', async ({ page }) => {
  test.slow();
  await startShort(page, 5);
  await playToTheEnd(page, MOVIE_MAKER, async move => {
    for (let presses = 0; presses < 400; presses++) {
      const focused = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.move);
      if (focused === move) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('.trouble')).toHaveCount(0);
  });
  await expect(sheet(page)).toBeVisible();
});

test('a whole game with an auction, a counter-offer, a loan and a bankruptcy: movie-maker', async ({
  page,
  browser,
}) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  const bob = await playDeals(browser, page, { loan: true });
  for (const screen of [page, bob]) {
    await expect(screen.locator('.area-log')).toContainText('Bob is bankrupt');
    await expect(sheet(screen)).toContainText('Alice runs the greatest studio');
  }
  expect(errors).toEqual([]);
});
