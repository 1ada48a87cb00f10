import { expect, test } from '@playwright/test';
import { MELIES, playToTheEnd, sheet, startGame } from '../table.ts';

for (const trial of [MELIES]) {
  test(`a whole game by touch on a phone: ${trial.id}`, async ({ page }) => {
    test.slow();
    await startGame(page, trial);
    await playToTheEnd(page, trial, async move => {
      await expect(page.locator('#sheet-heading')).toBeInViewport();
      await page.locator(`button.choice[data-move="${move}"]`).tap();
      // where the outcome is worth reading the first tap only shows it, and the second plays
      const shown = page.locator(`button.choice.looked[data-move="${move}"][aria-disabled="false"]`);
      if (await shown.isVisible()) await shown.tap();
    });
    await expect(sheet(page)).toBeVisible();
  });
}
