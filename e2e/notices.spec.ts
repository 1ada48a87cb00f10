import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openPage, openTable } from './people-at-table.ts';
import { choices } from './table.ts';

test('title and icon say that it is my turn, and what was pushed is taken away when I have moved', async ({
  browser,
  baseURL,
}) => {
  const contexts: BrowserContext[] = [];
  for (let n = 0; n < 2; n++) {
    const context = await browser.newContext({ baseURL: baseURL as string });
    await context.grantPermissions(['notifications']);
    contexts.push(context);
  }
  const path = await openTable(contexts);
  const pages: Page[] = [];
  for (const context of contexts) pages.push(await openPage(context, path));
  const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');
  await expect
    .poll(
      async () =>
        (await Promise.all(pages.map(page => page.title()))).filter(t => t.startsWith('(1) ')).length,
    )
    .toBe(1);
  const mover = (await pages[0]?.title())?.startsWith('(1) ') ? 0 : 1;
  const [mine, theirs] = [pages[mover], pages[1 - mover]] as [Page, Page];
  expect([await icon(mine), await icon(theirs)]).toEqual(['/icon-turn.svg', '/icon.svg']);
  // Elsewhere in the page the table counts as well.
  await mine.goto('/about');
  await mine.goto('/');
  await expect(mine).toHaveTitle(/^\(1\) Backlot/);

  // What a push service would deliver.
  await mine.evaluate(() =>
    navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready),
  );
  const devtools = await mine.context().newCDPSession(mine);
  const registered = new Promise<string>(done => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(baseURL as string));
      if (found) done(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const data = JSON.stringify({
    heading: 'It is your turn',
    line: 'At the table with Ben.',
    tag: path,
    path,
  });
  const push = { origin: baseURL as string, registrationId: await registered, data };
  const shown = () =>
    mine.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
    });
  // The browser loses one that comes while the worker is still being started; two of one tag are one.
  await expect(async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', push);
    await mine.waitForTimeout(300);
    expect(await shown()).toEqual([['It is your turn', 'At the table with Ben.']]);
  }).toPass({ timeout: 20_000 });

  await mine.goto(path);
  await expect(mine).toHaveTitle(/^\(1\) /);
  while (!(await theirs.title()).startsWith('(1) ')) {
    // The last answer passes the turn on, and then there is nothing more to click.
    const answer = choices(mine).first();
    if (await answer.isVisible()) await answer.click();
    await mine.waitForTimeout(200);
  }
  await expect.poll(shown).toEqual([]);
  await expect(mine).not.toHaveTitle(/^\(/);
  await Promise.all(contexts.map(context => context.close()));
});
