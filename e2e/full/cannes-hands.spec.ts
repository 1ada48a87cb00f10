import { expect, type Page, test } from '@playwright/test';
import { lit, litSpots, openWith, walkTo } from '../cannes-board.ts';
import { answerByKeyboard } from '../hands.ts';
import { CANNES, choices, nextQuestion, startGame } from '../table.ts';

/** Answers on the call sheet until `there`; of the moves those that fit `wanted` first, else the first. */
async function answerUntil(
  page: Page,
  wanted: readonly RegExp[],
  there: (moves: readonly string[]) => boolean | Promise<boolean>,
): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    const moves = await nextQuestion(page);
    expect(moves.length, 'the game goes on').toBeGreaterThan(0);
    if (await there(moves)) return;
    const move = wanted.flatMap(pattern => moves.find(one => pattern.test(one)) ?? [])[0] ?? moves[0];
    await page.locator(`button.choice[data-move="${move}"]`).click();
    await expect(page.locator(`.trouble`)).toHaveCount(0);
  }
  throw new Error('the question never came');
}
const asks = (kind: RegExp) => (moves: readonly string[]) => moves.some(move => kind.test(move));
const onMap = (spots: readonly string[], kind: string) => spots.filter(spot => spot.startsWith(kind));
/** Everything asked of the player, to see whether a press has answered it. */
const question = (page: Page) => choices(page).evaluateAll(all => all.map(one => one.textContent).join());

test('rods, cigars and production in Cannes by keyboard alone, on the map', async ({ page }) => {
  await openWith(page, { 'people-2': 17, 'golf-club': 17 });
  await answerUntil(page, [/^tile people-2/, /^tile golf/, /^cell /, /^develop/], asks(/^rod /));
  // the network: from one place of the map to another by arrows, Enter to lay the rod
  for (let rods = 0; asks(/^rod /)(await nextQuestion(page)); rods++) {
    expect(rods).toBeLessThan(3);
    const [first = ''] = onMap(await litSpots(page), 'pair:');
    await walkTo(page, first);
    await page.keyboard.press('Enter');
    await expect(page.locator(`.rod-piece[data-piece="${first}"]`)).toHaveCount(1);
  }
  // production: what the suppliers give
  const given = onMap(await litSpots(page), 'cell:');
  for (const supplier of given) {
    await walkTo(page, supplier);
    await page.keyboard.press('Enter');
    await expect(lit(page, supplier)).toHaveCount(0);
  }
  // on until two people can go to a golf club; then the cigar is placed on the map too
  const wanted = [/^supply /, /^tile golf/, /^tile people/, /^cell /, /^turn /, /^develop/, /^rod /, /^done/];
  await answerUntil(page, wanted, asks(/^golf/));
  await answerByKeyboard(page, 'golf');
  await nextQuestion(page);
  const [place = ''] = onMap(await litSpots(page), 'pair:');
  await walkTo(page, place);
  await page.keyboard.press('Enter');
  await expect(page.locator(`.rod-piece[data-piece="${place}"]`)).toHaveAccessibleName(/^Cigar /);
});

test('why a rod cannot be lifted is shown on the map: what would be cut off blinks', async ({ page }) => {
  await startGame(page, CANNES);
  const refused = page.locator('.rod-piece.refused');
  const wanted = [/^rod /, /^tile /, /^cell /, /^turn /, /^develop/, /^pass/, /^done/, /^discard /];
  await answerUntil(page, wanted, async moves => asks(/^lift /)(moves) && (await refused.count()) > 0);
  await walkTo(page, (await refused.first().getAttribute('data-spot')) as string);
  await expect(page.locator('.map .blinking').first()).toBeVisible();
  await expect(page.locator('.map .alarm')).toHaveText('These would be cut off');
  await expect(page.locator('button.rule')).toContainText(/CAN-3/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('the first tap shows what a rod would bring, the second lays it', async ({ page }) => {
    await startGame(page, CANNES);
    await answerUntil(page, [/^tile /, /^cell /, /^turn /, /^develop/], asks(/^rod /));
    const before = await question(page);
    const [spot = '', other = ''] = onMap(await litSpots(page), 'pair:');
    await lit(page, spot).tap();
    await expect(page.locator('.map .caption')).toHaveText('Tap again to do it');
    await expect(page.locator('.outlook.looking')).toHaveCount(1);
    // another place is another first tap
    await lit(page, other).tap();
    await expect(page.locator('.pair-place.armed')).toHaveAttribute('data-spot', other);
    expect(await question(page)).toBe(before);
    await lit(page, other).tap();
    await expect(page.locator(`.rod-piece[data-piece="${other}"]`)).toHaveCount(1);
  });

  test('two fingers zoom the map and lay nothing', async ({ page }) => {
    await startGame(page, CANNES);
    await answerUntil(page, [/^tile /], asks(/^cell /));
    const before = await question(page);
    const drawing = page.locator('.map svg > g').first();
    const scale = async () =>
      Number(/scale\(([\d.]+)\)/.exec((await drawing.getAttribute('transform')) ?? '')?.[1]);
    const small = await scale();
    const map = await page.locator('.map').boundingBox();
    if (map === null) throw new Error('no map');
    const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === undefined ? [] : [-1, 1].map((side, id) => ({ x: x + side * apart, y, id })),
      });
    await touch('touchStart', 40);
    for (const apart of [50, 60, 70, 80]) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect.poll(scale).toBeGreaterThan(small * 1.6);
    expect(await question(page)).toBe(before);
    // and a tap after it still lays the tile
    const [spot = ''] = onMap(await litSpots(page), 'cell:');
    await lit(page, spot).tap();
    await expect.poll(() => question(page)).not.toBe(before);
  });
});

test('a screen reader finds every tile of the map by its name, and what can be done there', async ({
  page,
}) => {
  await startGame(page, CANNES);
  const map = page.getByRole('group', { name: 'Map of Cannes' });
  await expect(map.getByRole('img', { name: 'Cannes', exact: true })).toBeVisible();
  await answerUntil(page, [/^tile /], asks(/^cell /));
  const places = await choices(page).evaluateAll(all => all.map(one => one.textContent?.trim() ?? ''));
  // each answer of the list stands on the map under the same words
  for (const name of places) await expect(map.getByRole('button', { name, exact: true })).toHaveCount(1);
  const names = await map
    .locator('[data-piece]:not(.free)')
    .evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
  expect(names.filter(name => name.length < 4)).toEqual([]);
});
