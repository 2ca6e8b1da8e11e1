import { slowed } from '../slowed.ts';
import { kinds } from '../sites.ts';
import { expect, test } from '../test.ts';

/*
 * Nothing moves under the reader's eyes: while a page arrives over a slow network on a slow processor, when the
 * application comes, and while the page is read to its end and back.
 */
for (const path of kinds) {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`${path} does not shift, ${size.width} px wide`, async ({ application, page }) => {
      await page.setViewportSize(size);
      await application.watchShifts();
      await slowed(page);
      await page.goto(path);
      await application.wake();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < Math.min(height, 12_000); top += size.height) await application.look(top);
      await application.look(0);
      expect(await application.shifts()).toEqual([]);
    });
  }
}

for (const path of kinds) {
  test(`${path} does not shift for a reader who is faster than the browser is idle`, async ({ application, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await application.watchShifts();
    await page.goto(path);
    // Longer than it seems: what is not laid out yet has an estimated height.
    for (let top = 0; top < 12_000; top += 844) await application.look(top);
    expect(await application.shifts()).toEqual([]);
  });
}
