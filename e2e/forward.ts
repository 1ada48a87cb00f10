import { choose, TITLES } from '@backlot/bots';
import { searchChance, type Viewed } from '@backlot/engine';
import { expect, type Page } from '@playwright/test';
import { arrive, nextQuestion } from './table.ts';

/** A table as a test opens it by itself, past the foyer: this browser and greedy bots. */
export interface Opening {
  readonly title: string;
  readonly bots?: number;
  /** An edition's JSON in place of the shipped one. */
  readonly edition?: unknown;
  /** What plays this browser's seat: greedy, where nothing is said. */
  readonly level?: 'random' | 'greedy';
}

interface Told {
  readonly seq: number;
  readonly status: string;
  readonly turn?: number;
  readonly view: Viewed;
}

/** Games that are tried: few of them end before it came to what a test is about. */
const GAMES = 6;

/**
 * Opens a table and plays this browser's seat there by a bot, without the page, until `there` says of the moves it could
 * make that this is the question, or, without `there`, to the end of the game. A game that ends before that is followed
 * by another. Then the page shows the table.
 */
export async function openAt(
  page: Page,
  opening: Opening,
  there?: (moves: readonly string[]) => boolean,
): Promise<void> {
  await arrive(page);
  for (let games = 1; ; games++) {
    const { table, reached } = await playOn(page, opening, there ?? (() => false));
    if (there !== undefined && !reached) {
      expect(games, 'in none of the games it came to that').toBeLessThan(GAMES);
      continue;
    }
    await page.goto(`/table/${table}`);
    await nextQuestion(page);
    return;
  }
}

/** Plays a new table until it is there or over. */
async function playOn(
  page: Page,
  { title, bots = 1, edition, level = 'greedy' }: Opening,
  there: (moves: readonly string[]) => boolean,
): Promise<{ readonly table: string; readonly reached: boolean }> {
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'greedy' }))];
  const key = `forward-${Date.now()}-${Math.random().toString(36).slice(2, 10)}`;
  const made = await page.request.post('/api/tables', {
    data: { key, title, seats, ...(edition === undefined ? {} : { edition }) },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const table = String((await made.json()).id);
  const path = `/api/tables/${table}`;
  const game = TITLES[title]?.(edition).game;
  if (game === undefined) throw new Error(`no title ${title}`);
  for (;;) {
    const told = (await (await page.request.get(`${path}/view?seat=0`)).json()) as Told;
    if (told.status !== 'playing') return { table, reached: false };
    if (told.turn !== 0) {
      await new Promise(later => setTimeout(later, 10));
      continue;
    }
    const { seq, view } = told;
    const legal = game.legal(game.imagine(view, searchChance(seq))).map(move => game.text(move));
    if (there(legal)) return { table, reached: true };
    const request = { title, edition, view, level, budgetMs: 20, seed: Math.floor(Math.random() * 2 ** 32) };
    const { move } = choose(request, () => performance.now());
    const answer = await page.request.post(`${path}/moves`, {
      data: { seat: 0, seq, key: `${key}-${seq}`, move },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
