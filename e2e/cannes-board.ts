import { SHIPPED } from '@backlot/cannes';
import { expect, type Locator, type Page } from '@playwright/test';

/** A place of the Cannes board by its name, such as `cell:2,-1`, while it can be pressed. */
export const lit = (page: Page, spot: string): Locator =>
  page.locator(`.cannes [data-spot="${spot}"][data-standing="lit"]`).first();

/** All places of the board that can be pressed now. */
export const litSpots = (page: Page): Promise<string[]> =>
  page
    .locator('.cannes [data-spot][data-standing="lit"]')
    .evaluateAll(places => places.map(place => (place as HTMLElement).dataset.spot ?? ''));

/** The turn of a party before it is laid: the button that lays it as it is turned now. */
export const layIt = (page: Page): Locator => page.getByRole('button', { name: 'Lay it so' });

/** The offer to produce as well as can be, and the button that plays it. */
export const best = (page: Page): Locator => page.getByRole('button', { name: 'Make the best of it' });
export const doAll = (page: Page): Locator => page.getByRole('button', { name: 'Do all of it' });

/**
 * Walks over the map by arrow keys to a place that can be reached so. The keyboard is first brought to the map by Tab,
 * where it isn't there yet.
 */
export async function walkTo(page: Page, spot: string): Promise<void> {
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.spot);
  const onMap = () => page.evaluate(() => document.activeElement?.matches('.map [data-rove]') === true);
  for (let presses = 0; presses < 400 && !(await onMap()); presses++) await page.keyboard.press('Tab');
  const been = new Set<string>();
  for (let steps = 0; steps < 60 && (await focused()) !== spot; steps++) {
    const from = await focused();
    const keys = await page.evaluate(wanted => {
      const middle = (element: Element | null | undefined) => {
        const rect = element?.getBoundingClientRect();
        return rect ? [rect.x + rect.width / 2, rect.y + rect.height / 2] : [0, 0];
      };
      const [x = 0, y = 0] = middle(document.activeElement);
      const [toX = 0, toY = 0] = middle(document.querySelector(`.map [data-spot="${wanted}"][data-rove]`));
      const across = toX > x ? 'ArrowRight' : 'ArrowLeft';
      const along = toY > y ? 'ArrowDown' : 'ArrowUp';
      return Math.abs(toX - x) > Math.abs(toY - y) ? [across, along] : [along, across];
    }, spot);
    // the arrow that leads nearer, unless that was tried from here already
    const key = keys.find(one => !been.has(`${from} ${one}`)) ?? keys[0];
    been.add(`${from} ${key}`);
    await page.keyboard.press(key as string);
  }
  expect(await focused()).toBe(spot);
}

/** An edition with so many tiles of each kind; a set has 41, one industry of each kind included. */
export function editionWith(counts: Readonly<Record<string, number>>): unknown {
  const industry = (kind: string) => /factory|maker|studio|writer/.test(kind);
  const tiles = SHIPPED.tiles.map(tile => {
    const count = counts[tile.kind] ?? (industry(tile.kind) ? 1 : 0);
    return { ...tile, four: count, fewer: count };
  });
  return { ...SHIPPED, id: 'trial', tiles };
}
