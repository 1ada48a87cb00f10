import { expect, type Page, test } from '@playwright/test';
import { best, doAll, layIt, lit, litSpots } from '../cannes-board.ts';
import { CANNES, nextQuestion, sheet, startGame } from '../table.ts';

/** What is pressed where it can be, in this order; now and then something else, so that all of the board is used. */
const WANTED = [/^present:/, /^develop$/, /^pair:/, /^hand:/, /^cell:/, /^make:/, /^done$/];

/** Presses the board once. Production goes by "make the best of it" where that has something to offer. */
async function press(page: Page, turn: number): Promise<void> {
  if (await best(page).isVisible()) {
    await best(page).click();
    await doAll(page).click();
    // the end of the turn is left to the player
    await expect(lit(page, 'done')).toBeVisible();
    await expect(doAll(page)).toHaveCount(0);
    await lit(page, 'done').click();
    return;
  }
  if (await layIt(page).isVisible()) {
    // at least one way to turn it fits
    for (let ways = 0; ways < 6 && (await layIt(page).getAttribute('aria-disabled')) === 'true'; ways++)
      await page.getByRole('button', { name: 'Turn clockwise', exact: true }).first().click();
    await layIt(page).click();
    return;
  }
  const spots = await litSpots(page);
  const wanted = WANTED.flatMap(pattern => spots.filter(spot => pattern.test(spot)));
  const spot = (turn % 3 === 2 ? spots[turn % spots.length] : wanted[0]) ?? spots[0];
  expect(spot, 'what can be answered can be pressed on the board').toBeDefined();
  await lit(page, spot as string).click();
}

test('a whole game of 4 with the mouse on the board: cannes', async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await startGame(page, CANNES, 3);
  let presses = 0;
  while ((await nextQuestion(page)).length > 0 && presses < 600) {
    await press(page, presses++);
    await expect(page.locator('.trouble')).toHaveCount(0);
  }
  expect(presses).toBeGreaterThan(20);
  await expect(sheet(page)).toBeVisible();
  expect(errors).toEqual([]);
});
