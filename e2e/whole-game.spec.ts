import { expect, test } from '@playwright/test';
import { CANNES, MELIES, playToTheEnd, sheet, startGame } from './table.ts';

for (const trial of [MELIES, CANNES]) {
  test(`a whole game of two, from the foyer to the scoring sheet: ${trial.id}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await startGame(page, trial);
    const answers = await playToTheEnd(page, trial, async move => {
      await page.locator(`button.choice[data-move="${move}"]`).click();
      await expect(page.locator('.trouble')).toHaveCount(0);
    });
    expect(answers).toBeGreaterThan(20);
    await expect(sheet(page)).toBeVisible();
    expect(errors).toEqual([]);

    // the record of the ended game is there for whoever played it
    const table = page.url().split('/').at(-1);
    const record = await page.request.get(`/api/tables/${table}/record`);
    expect(record.ok()).toBe(true);
    expect(await record.json()).toHaveProperty('seed');
  });
}
