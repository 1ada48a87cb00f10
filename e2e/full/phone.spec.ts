import { expect, test } from '@playwright/test';
import { answerByTouch } from '../hands.ts';
import { CANNES, MELIES, playToTheEnd, sheet, startGame } from '../table.ts';

for (const trial of [MELIES, CANNES]) {
  test(`a whole game by touch on a phone: ${trial.id}`, async ({ page }) => {
    test.slow();
    await startGame(page, trial);
    await playToTheEnd(page, trial, move => answerByTouch(page, move));
    await expect(sheet(page)).toBeVisible();
  });
}
