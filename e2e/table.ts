import type { Locator, Page } from '@playwright/test';

/** A title under test: what its first question is called, how to get on in it, and how its end is known. */
export interface Trial {
  readonly id: string;
  /** The beginning of the button that starts a game. */
  readonly play: RegExp;
  /** Kinds of move in the order of preference; where none fits any move will do. */
  readonly wanted: readonly RegExp[];
}

export const MELIES: Trial = {
  id: 'melies',
  play: /^Play 1902/,
  wanted: [/^film /, /^advance /, /^join /, /^color /, /^write /, /^place filming[23]/],
};
export const CANNES: Trial = {
  id: 'cannes',
  play: /^Play Cannes/,
  wanted: [/^present /, /^make /, /^supply /, /^pass$/, /^develop$/, /^rod /, /^done$/],
};
export const MOVIE_MAKER: Trial = {
  id: 'movie-maker',
  play: /^Play International/,
  wanted: [/^complete /, /^cast /, /^roll$/, /^buy/, /^pass$/, /^out$/, /^decline$/, /^withdraw$/],
};

/** Who this page's browser is becomes known, by that name if one is given, and nothing is animated. */
export async function arrive(page: Page, name?: string): Promise<void> {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 })));
  await page.request.get('/api/me');
  if (name !== undefined) await page.request.patch('/api/me', { data: { name } });
}

/** Opens the foyer and takes a game of one person and so many bots. Nothing is animated. */
export async function startGame(page: Page, trial: Trial = MELIES, bots = 1): Promise<void> {
  const seats = ['me', ...Array<string>(bots).fill('bot')].map(kind => ({ kind, level: 'greedy', name: '' }));
  await page.goto('/about');
  await page.evaluate(
    ({ id, seats }) => {
      localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 }));
      localStorage.setItem('backlot.title', JSON.stringify(id));
      localStorage.setItem(`backlot.plan.${id}`, JSON.stringify(seats));
    },
    { id: trial.id, seats },
  );
  await page.goto('/');
  await page.getByRole('button', { name: trial.play }).click();
  await page.waitForURL(/\/table\//);
  await nextQuestion(page);
}

/** The answers that can be given now, as the call sheet lists them. */
export const choices = (page: Page): Locator =>
  page.locator('button.choice[data-move][aria-disabled="false"]');
export const sheet = (page: Page): Locator => page.getByRole('tabpanel');

/** Gets on towards the end where it can; now and then another pick, so that no game goes in circles. */
function pick(trial: Trial, moves: readonly string[], turn: number): string {
  for (const [rank, pattern] of trial.wanted.entries()) {
    const found = moves.find(move => pattern.test(move));
    if (found !== undefined && (turn % 3 !== 2 || rank === 0)) return found;
  }
  return moves[turn % moves.length] as string;
}

/**
 * Waits for the next question or the end; the moves that can be made, none when the game is over. The page looks by
 * itself: asking it again and again would cost more than the game does.
 */
export async function nextQuestion(page: Page): Promise<string[]> {
  const told = await page.waitForFunction(
    () => {
      if (document.getElementById('tab-sheet')?.checkVisibility()) return [];
      const lit = document.querySelectorAll<HTMLElement>('button.choice[data-move][aria-disabled="false"]');
      const moves = [...lit].filter(one => one.checkVisibility()).map(one => one.dataset.move ?? '');
      // a question that is answered by itself (a window nobody asked for) is gone again in a moment
      return moves.length > 0 && !moves.includes('raise') && moves;
    },
    undefined,
    { timeout: 30_000 },
  );
  return (await told.jsonValue()) as string[];
}

/** Plays until the scoring sheet shows, answering each question by `answer`; gives the number of answers. */
export async function playToTheEnd(
  page: Page,
  trial: Trial,
  answer: (move: string) => Promise<void>,
): Promise<number> {
  for (let turn = 0; turn < 900; turn++) {
    const moves = await nextQuestion(page);
    if (moves.length === 0) return turn;
    await answer(pick(trial, moves, turn));
  }
  throw new Error('the game did not end within 900 answers');
}
