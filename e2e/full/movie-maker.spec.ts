import { SHIPPED } from '@backlot/movie-maker';
import { expect, type Page, test } from '@playwright/test';
import { playDeals } from '../deals.ts';
import { answerByKeyboard } from '../hands.ts';
import { smallDeck, startShort } from '../movie-maker.ts';
import { MOVIE_MAKER, playToTheEnd, sheet } from '../table.ts';

/** What the page threw, to be looked at when the game is over. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  return errors;
}

for (const { bots, edition } of [
  { bots: 1, edition: smallDeck(28) },
  { bots: 5, edition: SHIPPED },
]) {
  test(`a whole short game of ${bots + 1}, by mouse: movie-maker`, async ({ page }) => {
    test.slow();
    const errors = errorsOf(page);
    await startShort(page, bots, edition);
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
  const errors = errorsOf(page);
  await startShort(page, 5, smallDeck(36));
  await playToTheEnd(page, MOVIE_MAKER, async move => {
    await answerByKeyboard(page, move);
    await expect(page.locator('.trouble')).toHaveCount(0);
  });
  await expect(sheet(page).getByRole('heading', { name: 'Filmography' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a whole game with an auction, a counter-offer, a loan and a bankruptcy: movie-maker', async ({
  page,
  browser,
}) => {
  test.slow();
  const errors = errorsOf(page);
  const bob = await playDeals(browser, page);
  for (const screen of [page, bob]) {
    await expect(screen.locator('.area-log')).toContainText('Bob is bankrupt');
    await expect(sheet(screen)).toContainText('Alice runs the greatest studio');
  }
  expect(errors).toEqual([]);
});
