import { expect, test } from '@playwright/test';
import { SIZES, sound } from './sound.ts';
import { CANNES, MELIES, startGame } from './table.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`every screen is sound at every size, ${scheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/about', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await sound(page);
      }
    }
    for (const trial of [MELIES, CANNES]) {
      await startGame(page, trial);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await sound(page);
        // the question to answer is always in view
        await expect(page.locator('#sheet-heading')).toBeInViewport();
        const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect(scrolls).toBeLessThanOrEqual(0);
      }
      await page.keyboard.press('/');
      await expect(page.getByRole('heading', { name: 'Rulebook' })).toBeVisible();
      await sound(page);
    }
  });
}
