import { expect, type Page, test } from '@playwright/test';
import { playDeals } from './movie-maker.ts';
import { SIZES, sound } from './sound.ts';
import { sheet } from './table.ts';

/** At every size by day, and by night at the widest and the narrowest. */
async function soundEverywhere(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of colorScheme === 'light' ? SIZES : [SIZES[2], SIZES[0]]) {
      if (size === undefined) continue;
      await page.setViewportSize(size);
      await sound(page);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('every desk, the filmography wall and the replay are sound: movie-maker', async ({ page, browser }) => {
  test.slow();
  const stops = {
    auction: soundEverywhere,
    desk: soundEverywhere,
    answer: soundEverywhere,
    debt: soundEverywhere,
  };
  const bob = await playDeals(browser, page, { loan: false }, stops);
  await expect(bob.locator('.area-log')).toContainText('Bob is bankrupt');
  await expect(sheet(page).getByRole('heading', { name: 'Filmography' })).toBeVisible();
  await soundEverywhere(page);
  await page.getByRole('tab', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'One move on' }).click();
  await soundEverywhere(page);
});
