import { expect, test } from '@playwright/test';
import { actBeside, openTable } from '../people-at-table.ts';
import { PHONE, sound } from '../sound.ts';

test('a replay tells in words who left, who came back and how the game ended', async ({ browser }) => {
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const path = await openTable(contexts);
  const [host, guest] = contexts;
  const id = path.split('/').at(-1);
  const act = (who: typeof host, data: object) => actBeside(who, path, data);
  await act(guest, { do: 'hand', seat: 1, level: 'random' });
  await act(guest, { do: 'take-back', seat: 1 });
  await act(guest, { do: 'concede', seat: 1 });
  await act(host, { do: 'choose', seat: 0, about: 1, choice: 'end' });

  const page = await host.newPage();
  await page.addInitScript(() => localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 })));
  await page.goto(`/replay/${id}`);
  const name = await page.locator('.cinema header .name').nth(1).textContent();
  const told = page.getByRole('region', { name: 'What happened here' });
  const notes = page.getByLabel('Beside the game');
  await expect(notes).toBeVisible();
  const said = await notes.locator('option').allTextContents();
  expect(said).toHaveLength(1 + 4);
  for (const [i, words] of [
    'is played by a careless bot from now on.',
    'plays again.',
    'gives up.',
    'The game ends: the others have given up.',
  ].entries()) {
    expect(said[i + 1]).toContain(words);
    if (i < 3) expect(said[i + 1]).toContain(name);
    await notes.selectOption({ index: i + 1 });
    await expect(told).toContainText(words);
  }
  await expect(page.locator('.strip i')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'To the end' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(told).toContainText('gives up.');
  await sound(page);
  await page.setViewportSize(PHONE);
  await sound(page);
  for (const context of contexts) await context.close();
});
