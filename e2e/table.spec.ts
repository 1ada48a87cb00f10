import { expect, test } from '@playwright/test';
import { choices, nextQuestion, startGame } from './table.ts';

test('undo takes a move back, and a reload in the middle of a turn loses nothing', async ({ page }) => {
  await startGame(page);
  for (let i = 0; i < 40; i++) {
    const moves = await nextQuestion(page);
    const place = moves.find(move => move.startsWith('place filming'));
    if (place !== undefined) {
      await page.locator(`button.choice[data-move="${place}"]`).click();
      break;
    }
    await choices(page).first().click();
  }
  await expect(page.locator('button.choice[data-move^="place"]')).toHaveCount(0);
  const within = await nextQuestion(page);
  await page.reload();
  expect(await nextQuestion(page)).toEqual(within);
  await page.keyboard.press('u');
  await expect(page.locator('button.choice[data-move^="place"]').first()).toBeVisible();
});

test('what cannot be done says why, with its rule, and the rule opens in the rulebook', async ({ page }) => {
  await startGame(page);
  const refused = page.locator('button.choice.refused').first();
  const folded = page.locator('details:not([open]) > summary', { hasText: /not possible/i }).first();
  for (let i = 0; i < 40 && !(await refused.or(folded).first().isVisible()); i++) {
    await nextQuestion(page);
    await choices(page).first().click();
    await page.waitForTimeout(100);
  }
  // The list scrolls under a pointer that rests on it, which would then look at another choice.
  await page.mouse.move(0, 0);
  if (await refused.isVisible()) await refused.focus();
  else await folded.click();
  // One in a list that is folded is not meant.
  const rule = page.locator('button.rule').filter({ visible: true }).first();
  await expect(rule).toContainText(/MEL-\w/);
  await expect(rule).toBeVisible();
  await rule.click();
  await expect(page.getByRole('heading', { name: 'Rulebook' })).toBeVisible();
});

test('two people at one screen: a curtain falls between them', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 }));
    const plan = [{ kind: 'me' }, { kind: 'local', name: 'Jeanne' }];
    localStorage.setItem('backlot.plan.melies', JSON.stringify(plan));
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^Play 1902/ }).click();
  await page.waitForURL(/\/table\//);
  const curtain = page.getByRole('button', { name: /^I am / });
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-piece]')).toHaveCount(0);
  await curtain.click();
  await nextQuestion(page);
  await choices(page).first().click();
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-piece]')).toHaveCount(0);
});
