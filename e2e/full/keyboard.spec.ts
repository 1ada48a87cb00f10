import { expect, test } from '@playwright/test';
import { answerByKeyboard } from '../hands.ts';
import { CANNES, MELIES, playToTheEnd, sheet, startGame } from '../table.ts';

for (const { trial, bots } of [
  { trial: MELIES, bots: 1 },
  { trial: CANNES, bots: 3 },
]) {
  test(`a whole game of ${bots + 1} by keyboard alone: ${trial.id}`, async ({ page }) => {
    test.slow();
    await startGame(page, trial, bots);
    await playToTheEnd(page, trial, move => answerByKeyboard(page, move));
    await expect(sheet(page)).toBeVisible();
  });
}
