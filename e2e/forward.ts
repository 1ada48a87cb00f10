import { choose, TITLES } from '@backlot/bots';
import { searchChance, type Viewed } from '@backlot/engine';
import { expect, type Page } from '@playwright/test';
import { nextQuestion } from './table.ts';

/** A table as a test opens it by itself, past the foyer: this browser and greedy bots. */
export interface Opening {
  readonly title: string;
  readonly bots?: number;
  /** An edition's JSON in place of the shipped one. */
  readonly edition?: unknown;
}

interface Told {
  readonly seq: number;
  readonly status: string;
  readonly turn?: number;
  readonly view: Viewed;
}

/**
 * Opens a table and plays this browser's seat there by a greedy bot, without the page, until `there` says of the moves
 * it could make that this is the question, or to the end of the game. Then the page shows the table.
 */
export async function openAt(
  page: Page,
  { title, bots = 1, edition }: Opening,
  there: (moves: readonly string[]) => boolean = () => false,
): Promise<void> {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 })));
  await page.request.get('/api/me');
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'greedy' }))];
  const key = `forward-${Date.now()}-${Math.random().toString(36).slice(2, 10)}`;
  const made = await page.request.post('/api/tables', {
    data: { key, title, seats, ...(edition === undefined ? {} : { edition }) },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const table = `/api/tables/${(await made.json()).id}`;
  const game = TITLES[title]?.(edition).game;
  if (game === undefined) throw new Error(`no title ${title}`);
  for (;;) {
    const told = (await (await page.request.get(`${table}/view?seat=0`)).json()) as Told;
    if (told.status !== 'playing') break;
    if (told.turn !== 0) {
      await new Promise(later => setTimeout(later, 10));
      continue;
    }
    const { seq, view } = told;
    const legal = game.legal(game.imagine(view, searchChance(seq))).map(move => game.text(move));
    if (there(legal)) break;
    const request = { title, edition, view, level: 'greedy', budgetMs: 20, seed: seq };
    const { move } = choose(request, () => performance.now());
    const answer = await page.request.post(`${table}/moves`, {
      data: { seat: 0, seq, key: `${key}-${seq}`, move },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.goto(table.replace('/api/tables', '/table'));
  await nextQuestion(page);
}
