import { expect, test } from '@playwright/test';
import { MOVIE_MAKER, playToTheEnd, sheet, startGame } from '../table.ts';

test('a whole game of two, from the foyer to the filmography wall: movie-maker', async ({ page }) => {
  test.setTimeout(900_000);
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await startGame(page, MOVIE_MAKER);
  const answers = await playToTheEnd(page, MOVIE_MAKER, async move => {
    await page.locator(`button.choice[data-move="${move}"]`).click();
    await expect(page.locator('.trouble')).toHaveCount(0);
  });
  expect(answers).toBeGreaterThan(50);
  await expect(sheet(page)).toBeVisible();
  expect(errors).toEqual([]);
});
