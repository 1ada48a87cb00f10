import { expect, test } from '@playwright/test';
import { MELIES, playToTheEnd, sheet, startGame } from '../table.ts';

for (const { trial, bots } of [{ trial: MELIES, bots: 1 }]) {
  test(`a whole game of ${bots + 1} by keyboard alone: ${trial.id}`, async ({ page }) => {
    test.slow();
    await startGame(page, trial, bots);
    await playToTheEnd(page, trial, async move => {
      // Tab goes through the answers; it never has far to go from where the last answer left the focus
      for (let presses = 0; presses < 400; presses++) {
        const focused = await page.evaluate(
          () => (document.activeElement as HTMLElement | null)?.dataset.move,
        );
        if (focused === move) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    });
    await expect(sheet(page)).toBeVisible();
  });
}
