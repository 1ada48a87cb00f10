import { expect, test } from '@playwright/test';
import { playToTheEnd, sheet, startGame } from './table.ts';

test('a whole game of two, from the foyer to the scoring sheet', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await startGame(page);
  const answers = await playToTheEnd(page, async move => {
    await page.locator(`button.choice[data-move="${move}"]`).click();
    await expect(page.locator('.trouble')).toHaveCount(0);
  });
  expect(answers).toBeGreaterThan(20);
  await expect(sheet(page)).toContainText('Total');
  expect(errors).toEqual([]);

  // the record of the ended game is there for whoever played it
  const table = page.url().split('/').at(-1);
  const record = await page.request.get(`/api/tables/${table}/record`);
  expect(record.ok()).toBe(true);
  expect(await record.json()).toHaveProperty('seed');
});
