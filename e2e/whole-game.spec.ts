import { expect, test } from '@playwright/test';
import { CANNES, MELIES, playToTheEnd, sheet, startGame } from './table.ts';

for (const trial of [MELIES, CANNES]) {
  test(`a whole game of two, from the foyer to the scoring sheet: ${trial.id}`, async ({ page }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await startGame(page, trial);
    const answers = await playToTheEnd(page, trial, async move => {
      await page.locator(`button.choice[data-move="${move}"]`).click();
      await expect(page.locator('.trouble')).toHaveCount(0);
    });
    expect(answers).toBeGreaterThan(20);
    await expect(sheet(page)).toBeVisible();

    // the replay: from the first step by one move to the last
    await page.getByRole('tab', { name: 'Replay' }).click();
    const where = page.getByRole('slider', { name: 'Step of the game' });
    await expect(where).toHaveAttribute('aria-valuetext', /^Set-up/);
    await page.getByRole('button', { name: 'One move on' }).click();
    await expect(where).toHaveAttribute('aria-valuetext', /^Move 1 of \d+, turn 1$/);
    await page.keyboard.press('End');
    await expect(where).toHaveValue((await where.getAttribute('max')) as string);
    await expect(page).toHaveURL(/#step=[1-9]\d*&seat=1$/);
    await expect(page.locator('.failed')).toHaveCount(0);
    await page.reload();
    await expect(where).toHaveAttribute('aria-valuetext', /^Move [1-9]/);
    expect(errors).toEqual([]);

    // the record of the ended game is there for whoever played it
    const table = /\/table\/([^#]+)/.exec(page.url())?.[1];
    const record = await page.request.get(`/api/tables/${table}/record`);
    expect(record.ok()).toBe(true);
    expect(await record.json()).toHaveProperty('seed');
  });
}
