import { expect, test } from '@playwright/test';
import { playToTheEnd, sheet, startGame } from '../table.ts';

test('a whole game by keyboard alone', async ({ page }) => {
  test.slow();
  await startGame(page);
  await playToTheEnd(page, async move => {
    // Tab goes through the answers; it never has far to go from where the last answer left the focus
    for (let presses = 0; presses < 400; presses++) {
      const focused = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.move);
      if (focused === move) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  });
  await expect(sheet(page)).toContainText('Total');
});
