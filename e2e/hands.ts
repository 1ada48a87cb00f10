import { expect, type Page } from '@playwright/test';

/** Answers on the call sheet with the keyboard: Tab goes through the answers, Enter gives one. */
export async function answerByKeyboard(page: Page, move: string): Promise<void> {
  // Tab never has far to go from where the last answer left the focus
  for (let presses = 0; presses < 400; presses++) {
    const focused = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.move);
    if (focused === move) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** Answers on the call sheet with a finger; the question has to be in view by itself. */
export async function answerByTouch(page: Page, move: string): Promise<void> {
  await expect(page.locator('#sheet-heading')).toBeInViewport();
  await page.locator(`button.choice[data-move="${move}"]`).tap();
  // where the outcome is worth reading the first tap only shows it, and the second plays
  const shown = page.locator(`button.choice.looked[data-move="${move}"][aria-disabled="false"]`);
  if (await shown.isVisible()) await shown.tap();
}
