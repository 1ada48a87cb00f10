import { type Edition, SHIPPED } from '@backlot/movie-maker';
import { expect, type Page } from '@playwright/test';
import { arrive, nextQuestion } from './table.ts';

let tables = 0;

export interface Opening {
  readonly variant?: Readonly<Record<string, string>>;
  readonly edition?: Edition;
  readonly seats: readonly object[];
}

/** Opens a table as the HTTP API does it; gives what the server says of it. */
export async function open(page: Page, opening: Opening) {
  tables++;
  const key = `movie-maker-${process.pid}-${Date.now()}-${tables}`;
  const answer = await page.request.post('/api/tables', { data: { key, title: 'movie-maker', ...opening } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string; seats: { invite?: string }[] };
}

/** The shipped edition with so many cards of its deck, of every part as many: a game is as long as its deck. */
export function smallDeck(cards: number): Edition {
  const { stories, stars, directors } = SHIPPED;
  const part = cards / (stories.length + stars.length + directors.length);
  const some = <T>(all: readonly T[]) => all.slice(0, Math.ceil(all.length * part));
  return {
    ...SHIPPED,
    id: 'small-deck',
    title: 'A small deck',
    stories: some(stories),
    stars: (['male', 'female'] as const).flatMap(sex => some(stars.filter(star => star.sex === sex))),
    directors: some(directors),
  };
}

/** A table of one person and so many bots, in a short game, before its first question. */
export async function startShort(page: Page, bots: number, edition: Edition = SHIPPED): Promise<void> {
  await arrive(page, 'Alice');
  const seats = [{ kind: 'me' }, ...Array(bots).fill({ kind: 'bot', level: 'greedy' })];
  const { id } = await open(page, { variant: { game: 'short' }, edition, seats });
  await page.goto(`/table/${id}`);
  await nextQuestion(page);
}
