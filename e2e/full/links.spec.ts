import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Line, OwnServer } from '../house.ts';
import { link, openPage, openTable } from '../people-at-table.ts';
import { choices } from '../table.ts';

/** Milliseconds within which a page must have found out, or found back. */
const SOON = 10_000;

const lost = (page: Page) => page.locator('.marquee .link.lost');
const log = (page: Page) => page.locator('.area-log').textContent();

/** Opens a page that knows whether it has been loaded anew. */
async function openMarked(context: BrowserContext, path: string): Promise<Page> {
  const page = await openPage(context, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return page;
}

/** The page whose person is to move. */
async function moverOf(pages: readonly Page[]): Promise<Page> {
  await expect
    .poll(async () => (await Promise.all(pages.map(page => choices(page).count()))).filter(Boolean).length)
    .toBe(1);
  for (const page of pages) if ((await choices(page).count()) > 0) return page;
  throw new Error('nobody is to move');
}

const rows = async (context: BrowserContext, path: string): Promise<number> => {
  const info = await context.request.get(`/api/tables/${path.split('/').at(-1)}`);
  return ((await info.json()) as { seq: number }).seq;
};

test('four open pages find back to a server that was killed, without a reload', async ({ browser }) => {
  test.slow();
  const server = new OwnServer();
  await server.start();
  try {
    const contexts = await Promise.all(
      [0, 1, 2, 3].map(() => browser.newContext({ baseURL: server.address })),
    );
    const path = await openTable(contexts);
    const pages: Page[] = [];
    for (const context of contexts) pages.push(await openMarked(context, path));
    const mover = await moverOf(pages);

    await server.kill();
    for (const page of pages) await expect(lost(page)).toBeVisible({ timeout: SOON });
    const before = await Promise.all(pages.map(log));
    // A move made while nobody answers waits for the link.
    await choices(mover).first().click();
    await server.start();
    const back = Date.now();
    for (const page of pages) await expect(link(page)).toHaveCount(0, { timeout: SOON });
    for (const [n, page] of pages.entries()) {
      await expect.poll(() => log(page), { timeout: SOON }).not.toBe(before[n]);
    }
    expect(Date.now() - back).toBeLessThan(SOON);
    expect(await rows(contexts[0] as BrowserContext, path)).toBe(1);
    for (const page of pages) expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await Promise.all(contexts.map(context => context.close()));
  } finally {
    await server.end();
  }
});

test('a link that is dead without a word is shown, and the move sent into it is played once', async ({
  browser,
}) => {
  test.slow();
  const server = new OwnServer();
  await server.start();
  const lines = [new Line(() => server.port), new Line(() => server.port)];
  try {
    const contexts: BrowserContext[] = [];
    for (const line of lines) contexts.push(await browser.newContext({ baseURL: await line.open() }));
    const path = await openTable(contexts);
    const pages: Page[] = [];
    for (const context of contexts) pages.push(await openMarked(context, path));
    const mover = await moverOf(pages);
    const other = pages.find(page => page !== mover) as Page;
    const line = lines[pages.indexOf(mover)] as Line;

    const before = await log(other);
    line.swallow();
    await choices(mover).first().click();
    await expect(lost(mover)).toBeVisible({ timeout: SOON });
    await expect(link(other)).toHaveCount(0);
    line.carry();
    await expect(link(mover)).toHaveCount(0, { timeout: SOON });
    await expect.poll(() => log(other), { timeout: SOON }).not.toBe(before);
    expect(await rows(contexts[pages.indexOf(other)] as BrowserContext, path)).toBe(1);

    // Left by a link and brought back by Back, as browsers keep it: asleep without a link, awake with one.
    await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(lost(other)).toBeVisible();
    await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(link(other)).toHaveCount(0, { timeout: SOON });
    await Promise.all(contexts.map(context => context.close()));
  } finally {
    for (const line of lines) line.close();
    await server.end();
  }
});
