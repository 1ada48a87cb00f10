import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** A desk, a tablet upright and a phone upright. */
export const SIZES = [DESK, { width: 820, height: 1180 }, PHONE];

/** Nothing serious on the screen by axe's rules, and no page wider than its window. */
export async function sound(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
  const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(spill).toBeLessThanOrEqual(0);
}

/** The same on a desk, a tablet and a phone, in light and dark if nothing else is said; ends on the desk. */
export async function soundEverywhere(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await sound(page);
    }
  }
  await page.setViewportSize(DESK);
}

/** At its narrowest by night and at its widest by day; the sizes between are those of any question. Ends on the desk. */
export async function soundBothWays(page: Page): Promise<void> {
  for (const [size, colorScheme] of [
    [PHONE, 'dark'],
    [DESK, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await sound(page);
  }
}

/** What fades after a change of colours or size has neither the old contrast nor the new: waits for it, a second at most. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const fades = document.getAnimations().map(animation => animation.finished);
    await Promise.race([Promise.allSettled(fades), new Promise(done => setTimeout(done, 1000))]);
  });
}
