import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The page's sign that its link is not up. */
export const link = (page: Page) => page.locator('.marquee .link');

/** Opens a table for as many people as there are contexts, as `more` says; gives its path. */
export async function openTable(contexts: readonly BrowserContext[], more: object = {}): Promise<string> {
  const [host, ...guests] = contexts.map(context => context.request);
  await host?.get('/api/me');
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'invite' }))];
  const data = { key: `people-e2e-table-${Date.now()}`, title: 'melies', seats, ...more };
  const made = (await (await host?.post('/api/tables', { data }))?.json()) as {
    id: string;
    seats: { invite?: string }[];
  };
  for (const [n, guest] of guests.entries()) {
    await guest.get('/api/me');
    const { invite } = made.seats[n + 1] ?? {};
    expect((await guest.post(`/api/tables/${made.id}/join`, { data: { invite } })).ok()).toBe(true);
  }
  return `/table/${made.id}`;
}

/** Opens a page of that table; nothing is animated. */
export async function openPage(context: BrowserContext, path: string): Promise<Page> {
  await context.addInitScript(() => localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 })));
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.locator('.area-log')).toBeVisible();
  await expect(link(page)).toHaveCount(0);
  return page;
}

/** Does something beside the game at the table of that path, without a page. */
export async function actBeside(who: BrowserContext, path: string, data: object): Promise<void> {
  const answer = await who.request.post(`/api/tables/${path.split('/').at(-1)}/time`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
