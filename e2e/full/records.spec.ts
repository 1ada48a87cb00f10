import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { CANNES, choices, startGame } from '../table.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const golden = (title: string): string =>
  String(
    gunzipSync(
      readFileSync(new URL(`../../packages/web/test/golden/${title}-2.record.json.gz`, import.meta.url)),
    ),
  );

/** Nothing serious on the screen by axe's rules, and no page wider than its window, at every size. */
async function sound(page: Page, name: string, sizes = SIZES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
      `${name} at ${size.width}`,
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const folder = process.env.BACKLOT_SHOTS;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}.png` });
  }
  await page.setViewportSize(SIZES[0] as (typeof SIZES)[0]);
}
const file = (text: string) => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const open = (page: Page, text: string) => page.locator('input[type=file]').setInputFiles(file(text));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 })));
});

test('a file that is no true record is told so, and what to do', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a record' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open a record' })).toBeVisible();
  await sound(page, 'open');
  const record = JSON.parse(golden('melies'));
  const cases: [string, RegExp][] = [
    ['{"half', /can’t be read as JSON.*download it again/s],
    ['{"format":"pgn"}', /not the record of a game/],
    [JSON.stringify({ ...record, version: 9 }), /version that this page can’t read.*reads versions 1, 2/s],
    [JSON.stringify({ ...record, game: { id: 'chess', version: 1 } }), /game that is not played here/],
    [JSON.stringify({ ...record, game: { id: 'melies', version: 99 } }), /release named below.*version 99/s],
    [
      JSON.stringify({ ...record, edition: { ...record.edition, data: {} } }),
      /cards and boards in this record/,
    ],
    [JSON.stringify({ ...record, seed: undefined }), /still running, so it holds no moves/],
    [JSON.stringify({ ...record, rows: [{ seq: 0 }] }), /damaged.*rows\[0\]\.kind/s],
  ];
  for (const [text, told] of cases) {
    await open(page, text);
    await expect(page.getByRole('alert')).toHaveText(told);
    await expect(page.getByRole('alert')).toBeFocused();
  }
  await sound(page, 'open-failed');

  // A changed row: the replay goes up to it and the sign says so.
  const rows = record.rows.map((row: object, i: number) => (i === 40 ? { ...row, move: 'fly' } : row));
  await page.getByLabel('Or paste its text').fill(JSON.stringify({ ...record, rows }));
  await page.getByRole('button', { name: 'Open the text' }).click();
  await page.locator('.proof').click();
  await expect(page.getByRole('dialog')).toContainText('row 40: no such move');
  await expect(page.getByRole('dialog')).toContainText('up to row 39');
  await expect(page.locator('.where')).toContainText('39 moves follow');
});

for (const title of ['melies', 'cannes', 'movie-maker']) {
  test(`a record of ${title} becomes a checked replay without a server`, async ({ page }) => {
    test.slow();
    await page.goto('/replay');
    await expect(page.getByText('Drop the file here')).toBeVisible();
    // The board's own chunk is fetched when it is needed; nothing else is asked of the server, and nothing sent.
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await open(page, golden(title));
    await expect(page.locator('.proof')).toHaveText('Checked', { timeout: 60_000 });
    expect(asked.filter(path => path.startsWith('/api'))).toEqual([]);
    await page.locator('.proof').click();
    await expect(page.getByRole('dialog')).toContainText('exactly what the seed gives');
    await sound(page, `proof-${title}`, SIZES.slice(-1));
    await page.keyboard.press('Escape');

    const where = page.locator('.where');
    await page.keyboard.press('ArrowRight');
    await expect(where).toHaveAttribute('data-step', '1');
    await page.getByRole('combobox', { name: /^Step/ }).selectOption('turn');
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Seen by').selectOption({ label: 'Ben' });
    await page.getByLabel('Speed').selectOption('4');
    await page.getByLabel('Step of the game').fill('60');
    await expect(where).toHaveAttribute('data-step', '60');
    await expect(page.getByText('could not draw')).toHaveCount(0);
    await sound(page, `theatre-${title}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await sound(page, `theatre-${title}-dark`, SIZES.slice(0, 1));
  });
}

test('a table goes on from a record at one screen, its end is shared by link without a session', async ({
  page,
  browser,
}) => {
  test.slow();
  const record = JSON.parse(golden('melies'));
  const last = record.rows.length - 1;
  await page.goto('/replay');
  await open(page, JSON.stringify(record));
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Go on from here …' }).click();
  await expect(page.getByRole('dialog')).toContainText('The game is over here');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByRole('button', { name: 'Go on from here …' }).click();
  await expect(page.getByRole('dialog')).toContainText('Ann and Ben');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.locator('.log')).toContainText('Here this table goes on from a record');
  const id = page.url().match(/table\/([\w-]+)/)?.[1];

  // Looking back at what this seat saw, while the game runs.
  await page.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByText('You look back')).toBeVisible();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(page.locator('.where')).toContainText('Set-up');
  await expect(page.getByLabel('Seen by')).toHaveCount(0);
  await sound(page, 'look-back');
  await page.getByRole('button', { name: 'Back to the table' }).click();

  const move = record.rows[last].move as string;
  await choices(page)
    .and(page.locator(`[data-move="${move}"]`))
    .click();
  await expect(page.getByRole('tab', { name: 'Scoring sheet' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Watch and share the replay' })).toHaveAttribute(
    'href',
    `/replay/${id}`,
  );

  // It was a private table: nobody else can see how it ended, until one of its people says so.
  const early = await (await browser.newContext()).newPage();
  await early.goto(`/replay/${id}`);
  await expect(early.getByRole('alert')).toContainText('no such table');
  await early.context().close();
  await page.getByRole('link', { name: 'Watch and share the replay' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('dialog')).toContainText('So far only those who sat at this table can see it');
  await sound(page, 'share');
  await page.getByRole('button', { name: 'Share it and copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A stranger who refuses cookies.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.route('**/api/me', route => route.abort());
  await stranger.goto(`/replay/${id}#step=5&seat=2`);
  await expect(stranger.locator('.where')).toHaveAttribute('data-step', '5');
  await expect(stranger.getByLabel('Seen by')).toHaveValue('1');
  expect(await stranger.context().cookies()).toEqual([]);
  await stranger.getByRole('button', { name: 'Check this game' }).click();
  await expect(stranger.getByRole('dialog')).toContainText('played at another table');
  await sound(stranger, 'link');
  await stranger.context().close();

  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Replay of 1902/ })).toHaveAttribute('href', `/replay/${id}`);
  await page.goto('/replay/nosuchtable');
  await expect(page.getByRole('alert')).toContainText('no such table');
});

test('whoever is asked while looking back is told so, and an answer brings the table back', async ({
  page,
}) => {
  await startGame(page, CANNES);
  await page.keyboard.press('b');
  await expect(page.getByText('You look back')).toBeVisible();
  await choices(page).first().click();
  await expect(page.getByText('You look back')).toHaveCount(0);
});
