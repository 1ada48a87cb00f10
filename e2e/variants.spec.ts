import { expect, test } from '@playwright/test';

test('variants are chosen and explained at the window, and shown at the table and on the invitation', async ({
  browser,
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 }));
    localStorage.setItem('backlot.title', JSON.stringify('movie-maker'));
    const plan = ['me', 'invite'].map(kind => ({ kind, level: 'greedy', name: '' }));
    localStorage.setItem('backlot.plan.movie-maker', JSON.stringify(plan));
  });
  await page.goto('/');
  await page.getByText('Seats and rules').click();
  const game = page.getByRole('group', { name: 'Game' });
  await expect(game.getByRole('radio')).toHaveCount(3);
  await expect(game.getByRole('radio', { name: /^Standard usual/ })).toBeChecked();
  await game.getByRole('radio', { name: /^Short/ }).check();
  await expect(page.locator('.wish')).toContainText('Game: Short');
  await page.getByRole('button', { name: /^Play International/ }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator('.area-sheet')).toContainText('Everybody is dealt four production cards');
  const link = await page.getByLabel('Invite link for seat 2').inputValue();

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friend.getByLabel('Played with')).toContainText('Short');
  await friend.getByRole('button', { name: 'Take the seat' }).click();
  await expect(page.locator('.marquee')).toContainText('Game: Short');

  // the rulebook says what is played for whoever is away
  await page.goto(page.url());
  await page.keyboard.press('/');
  await page.getByRole('link', { name: 'While a player is absent' }).click();
  await expect(page.locator('.rulebook')).toContainText('drops out, unless a limit was set for it');
  await friend.context().close();
});
