import { expect, type Page, test } from '@playwright/test';
import { playDeals } from '../deals.ts';
import { soundBothWays } from '../sound.ts';
import { sheet } from '../table.ts';

/** Then the game goes on in a window of its usual size. */
async function soundOnTheWay(page: Page): Promise<void> {
  await soundBothWays(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('every desk, the filmography wall and the replay are sound: movie-maker', async ({ page, browser }) => {
  test.slow();
  const stops = {
    auction: soundOnTheWay,
    casting: soundOnTheWay,
    desk: soundOnTheWay,
    answer: soundOnTheWay,
    debt: soundOnTheWay,
  };
  const bob = await playDeals(browser, page, stops);
  await expect(bob.locator('.area-log')).toContainText('Bob is bankrupt');
  await expect(sheet(page).getByRole('heading', { name: 'Filmography' })).toBeVisible();
  await soundOnTheWay(page);
  await page.getByRole('tab', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'One move on' }).click();
  await soundOnTheWay(page);
});
