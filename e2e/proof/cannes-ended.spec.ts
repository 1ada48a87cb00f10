import { test } from '@playwright/test';
import { openAt } from '../forward.ts';
import { DESK, PHONE, sound } from '../sound.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`the end of a game is sound on desk and phone: cannes, ${scheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openAt(page, { title: 'cannes', bots: 3 });
    for (const act of ['Scoring sheet', 'Replay']) {
      await page.getByRole('tab', { name: act }).click();
      // the last step, where the whole map lies
      if (act === 'Replay') {
        await page.getByRole('slider', { name: 'Step of the game' }).focus();
        await page.keyboard.press('End');
      }
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        await sound(page);
      }
    }
  });
}
