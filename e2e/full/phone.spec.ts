import { expect, test } from '@playwright/test';
import { playToTheEnd, sheet, startGame } from '../table.ts';

test('a whole game by touch on a phone', async ({ page }) => {
  test.slow();
  await startGame(page);
  await playToTheEnd(page, async move => {
    await expect(page.locator('#sheet-heading')).toBeInViewport();
    await page.locator(`button.choice[data-move="${move}"]`).tap();
    // where the outcome is worth reading the first tap only shows it, and the second plays
    const shown = page.locator(`button.choice.looked[data-move="${move}"][aria-disabled="false"]`);
    if (await shown.isVisible()) await shown.tap();
  });
  await expect(sheet(page)).toContainText('Total');
});
