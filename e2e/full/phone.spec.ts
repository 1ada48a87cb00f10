import { expect, test } from '@playwright/test';
import { playToTheEnd, sheet, startGame } from '../table.ts';

test('a whole game by touch on a phone', async ({ page }) => {
  await startGame(page);
  await playToTheEnd(page, async move => {
    const button = page.locator(`button.choice[data-move="${move}"]`);
    await expect(page.locator('#sheet-heading')).toBeInViewport();
    await button.tap();
    // the first tap may show the outcome only; the second then plays
    if ((await button.getAttribute('aria-disabled')) === 'false')
      await button.tap({ timeout: 2_000 }).catch(() => {});
  });
  await expect(sheet(page)).toContainText('Total');
});
