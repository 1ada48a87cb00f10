import { expect, type Page, test } from '@playwright/test';
import { playDeals } from '../deals.ts';
import { DESK, PHONE, sound } from '../sound.ts';
import { sheet } from '../table.ts';

/** At its widest by day and at its narrowest by night; the other sizes of a desk are those of any question. */
async function soundBothWays(page: Page): Promise<void> {
  for (const [size, colorScheme] of [
    [DESK, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await sound(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('every desk, the filmography wall and the replay are sound: movie-maker', async ({ page, browser }) => {
  test.slow();
  const stops = {
    auction: soundBothWays,
    casting: soundBothWays,
    desk: soundBothWays,
    answer: soundBothWays,
    debt: soundBothWays,
  };
  const bob = await playDeals(browser, page, stops);
  await expect(bob.locator('.area-log')).toContainText('Bob is bankrupt');
  await expect(sheet(page).getByRole('heading', { name: 'Filmography' })).toBeVisible();
  await soundBothWays(page);
  await page.getByRole('tab', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'One move on' }).click();
  await soundBothWays(page);
});
