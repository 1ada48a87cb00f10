import { expect, type Page, test } from '@playwright/test';
import { editionWith, lit, litSpots, walkTo } from '../cannes-board.ts';
import { openAt } from '../forward.ts';
import { answerByKeyboard } from '../hands.ts';
import { choices, nextQuestion } from '../table.ts';

const asks = (kind: RegExp) => (moves: readonly string[]) => moves.some(move => kind.test(move));
const onMap = (spots: readonly string[], kind: string) => spots.filter(spot => spot.startsWith(kind));
/** Everything asked of the player, to see whether a press has answered it. */
const question = (page: Page) => choices(page).evaluateAll(all => all.map(one => one.textContent).join());

test('rods in Cannes by keyboard alone, on the map', async ({ page }) => {
  await openAt(page, { title: 'cannes' }, asks(/^rod /));
  // the network: from one place of the map to another by arrows, Enter to lay the rod
  for (let rods = 0; asks(/^rod /)(await nextQuestion(page)); rods++) {
    expect(rods).toBeLessThan(3);
    const [first = ''] = onMap(await litSpots(page), 'pair:');
    await walkTo(page, first);
    await page.keyboard.press('Enter');
    await expect(page.locator(`.rod-piece[data-piece="${first}"]`)).toHaveCount(1);
  }
});

test('what suppliers give is taken by keyboard alone, on the map', async ({ page }) => {
  await openAt(page, { title: 'cannes' }, asks(/^supply /));
  const given = onMap(await litSpots(page), 'cell:');
  expect(given.length).toBeGreaterThan(0);
  for (const supplier of given) {
    await walkTo(page, supplier);
    await page.keyboard.press('Enter');
    await expect(lit(page, supplier)).toHaveCount(0);
  }
});

test('a cigar by keyboard alone: two people go to the golf club, and it is placed on the map', async ({
  page,
}) => {
  const edition = editionWith({ 'people-2': 17, 'golf-club': 17 });
  // a greedy player has no eye for cigars in this edition, one that plays anything soon stands there
  await openAt(page, { title: 'cannes', edition, level: 'random' }, asks(/^golf/));
  await answerByKeyboard(page, 'golf');
  await expect(page.locator('.pair-place.lit').first()).toBeVisible();
  const [place = ''] = onMap(await litSpots(page), 'pair:');
  await walkTo(page, place);
  await page.keyboard.press('Enter');
  await expect(page.locator(`.rod-piece[data-piece="${place}"]`)).toHaveAccessibleName(/^Cigar /);
});

test('why a rod cannot be lifted is shown on the map: what would be cut off blinks', async ({ page }) => {
  const held = (moves: readonly string[]) => moves.filter(move => move.startsWith('lift ')).length;
  await openAt(page, { title: 'cannes' }, moves => moves.includes('pass') && held(moves) < 5);
  const refused = page.locator('.rod-piece.refused').first();
  await walkTo(page, (await refused.getAttribute('data-spot')) as string);
  await expect(page.locator('.map .blinking').first()).toBeVisible();
  await expect(page.locator('.map .alarm')).toHaveText('These would be cut off');
  await expect(page.locator('button.rule').first()).toContainText(/CAN-3/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('the first tap shows what a rod would bring, the second lays it', async ({ page }) => {
    await openAt(page, { title: 'cannes' }, asks(/^rod /));
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
    await openAt(page, { title: 'cannes' }, asks(/^cell /));
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
  await openAt(page, { title: 'cannes' }, asks(/^cell /));
  const map = page.getByRole('group', { name: 'Map of Cannes' });
  await expect(map.getByRole('img', { name: 'Cannes', exact: true })).toBeVisible();
  const places = await choices(page).evaluateAll(all => all.map(one => one.textContent?.trim() ?? ''));
  // each answer of the list stands on the map under the same words
  for (const name of places) await expect(map.getByRole('button', { name, exact: true })).toHaveCount(1);
  const names = await map
    .locator('[data-piece]:not(.free)')
    .evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
  expect(names.filter(name => name.length < 4)).toEqual([]);
});
