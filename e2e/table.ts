import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the foyer and takes the default game: one person and one bot. Nothing is animated. */
export async function startGame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('backlot.settings') === null) {
      localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 }));
    }
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^Play 1902/ }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('heading', { level: 2, name: /scene/i }).first()).toBeVisible();
}

/** The answers that can be given now, as the call sheet lists them. */
export const choices = (page: Page): Locator =>
  page.locator('button.choice[data-move][aria-disabled="false"]');
export const sheet = (page: Page): Locator => page.locator('section.credits');

/** Films where it can, else moves on towards filming; a different pick each time, so that no game goes in circles. */
function pick(moves: readonly string[], turn: number): string {
  const wanted = [/^film /, /^advance /, /^join /, /^color /, /^write /, /^place filming[23]/];
  for (const pattern of wanted) {
    const found = moves.find(move => pattern.test(move));
    if (found !== undefined && (turn % 3 !== 2 || pattern.source.startsWith('^film'))) return found;
  }
  return moves[turn % moves.length] as string;
}

/** Waits for the next question or the end; the moves that can be made, none when the game is over. */
export async function nextQuestion(page: Page): Promise<string[]> {
  await expect(choices(page).first().or(sheet(page).first())).toBeVisible({ timeout: 30_000 });
  return choices(page).evaluateAll(buttons =>
    buttons.map(button => (button as HTMLElement).dataset.move ?? ''),
  );
}

/** Plays until the scoring sheet shows, answering each question by `answer`; gives the number of answers. */
export async function playToTheEnd(page: Page, answer: (move: string) => Promise<void>): Promise<number> {
  for (let turn = 0; turn < 600; turn++) {
    const moves = await nextQuestion(page);
    if (moves.length === 0) return turn;
    await answer(pick(moves, turn));
  }
  throw new Error('the game did not end within 600 answers');
}
