import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { CANNES, MELIES, startGame } from './table.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Nothing serious on the screen by axe's rules, and no page wider than its window. */
async function sound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
  const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(spill).toBeLessThanOrEqual(0);
}

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
