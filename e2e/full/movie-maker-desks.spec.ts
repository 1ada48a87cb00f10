import { expect, type Page, test } from '@playwright/test';
import { MOMENTS } from '../moments.ts';
import { openMoment } from '../prepared.ts';
import { PHONE, soundBothWays } from '../sound.ts';
import { choices } from '../table.ts';

/** Names as long as names may be, one of which no line can break, and a short one. */
const NAMES = ['Wolfeschlegelsteinhausen', 'Maximiliana von Tarlenhe', 'Jo', 'Ann'];
const LIT = "[data-standing='lit']";

/** Opens the moment on a phone; nothing of the desk lies beyond its edge. */
async function open(page: Page, name: keyof typeof MOMENTS): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await openMoment(page, { names: NAMES, there: MOMENTS[name] });
  await expect(page.locator(`.movie-maker ${LIT}`).first()).toBeVisible();
  const beyond = await page.locator('.matter').evaluate(desk => desk.scrollWidth - desk.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

/** Whether what has the keyboard is such a place. */
const holds = (page: Page, place: string) =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) === true, place);
async function tabTo(page: Page, place: string): Promise<void> {
  for (let presses = 0; presses < 200 && !(await holds(page, place)); presses++)
    await page.keyboard.press('Tab');
  expect(await holds(page, place), place).toBe(true);
}
/** What is asked: the answers that can be given; who is to come to the screen, where that is another. */
async function asked(page: Page): Promise<string> {
  const told = choices(page).or(page.locator('.curtain h1'));
  const texts = await told.evaluateAll(all =>
    all.map(one => one.getAttribute('data-move') ?? one.textContent),
  );
  return texts.join();
}
/** Presses such a place by keyboard: that is taken for an answer, and something else is asked. */
async function answer(page: Page, place: string): Promise<void> {
  const before = await asked(page);
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  await expect.poll(async () => ['', before].includes(await asked(page))).toBe(false);
}
/** The same as long as the desk is there. */
async function answerAll(page: Page, desk: string, place: string): Promise<void> {
  for (let answers = 0; (await page.locator(desk).count()) > 0; answers++) {
    expect(answers).toBeLessThan(30);
    await answer(page, place);
  }
}

for (const [name, place] of [
  ['oscar', `.matter .film${LIT}`],
  ['retake', `.matter .sign${LIT}`],
] as const) {
  test(`the choice is sound, and made by keyboard: ${name}`, async ({ page }) => {
    await open(page, name);
    await soundBothWays(page);
    await answer(page, place);
  });
}

for (const [name, place] of [
  ['star', `.matter .item${LIT}`],
  ['director', `.matter .item${LIT}`],
  ['reserve', `.matter .paddle${LIT}`],
  ['auction', `.matter .paddle${LIT}`],
  ['answer', `.matter .sign${LIT}`],
] as const) {
  test(`the desk is answered by keyboard: ${name}`, async ({ page }) => {
    await open(page, name);
    await answer(page, place);
  });
}

test('a film is cast by keyboard alone', async ({ page }) => {
  await open(page, 'casting');
  await answerAll(page, '.casting', `.casting .item${LIT}`);
});

test('the debt desk is sound, and the debt is raised by keyboard alone until nothing is short', async ({
  page,
}) => {
  await open(page, 'debt');
  await soundBothWays(page);
  await answerAll(page, '.debt', `.debt .stock ${LIT}`);
});

test('an offer is put together by keyboard alone', async ({ page }) => {
  await open(page, 'offer');
  for (const half of ['section:nth-of-type(1)', 'section:nth-of-type(2)']) {
    await tabTo(page, `.offer ${half} .stock ${LIT}`);
    await page.keyboard.press('Enter');
    await expect(page.locator(`.offer ${half} .table-top ${LIT}`)).toHaveCount(1);
  }
  await answer(page, `.offer .sign.main${LIT}`);
});

test('the bank’s ledger is sound with a loan in it, and the loan is paid back by keyboard', async ({
  page,
}) => {
  await open(page, 'loans');
  await tabTo(page, '.bar .book');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('redeemed for');
  await soundBothWays(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await holds(page, '.bar .book')).toBe(true);
  await answer(page, `.own .film${LIT}`);
});

test('on a tablet the studios of five others are a press away', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openMoment(page, { names: [...NAMES, 'Bo', 'Cy'], there: MOMENTS.retake });
  await page.getByRole('navigation', { name: 'To the other studios' }).getByRole('button').last().click();
  const head = page.locator('.studio .head').last();
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
});
