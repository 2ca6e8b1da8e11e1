import { slowed } from '../slowed.ts';
import { kinds } from '../sites.ts';
import { expect, test } from '../test.ts';

/*
 * Nothing moves under the reader's eyes: while a page arrives over a slow network on a slow processor, when the
 * application comes, and while the page is read to its end and back.
 */
for (const [width, paths] of [
  [390, kinds],
  // The other kinds are on a desk what they are on a phone; `quick/every-page.spec.ts` opens them there.
  [1440, ['/book-a-shipment', '/reference/operations/listShipments']],
] as const) {
  for (const path of paths) {
    test(`${path} does not shift, ${width} px wide`, async ({ application, page }) => {
      await page.setViewportSize({ width, height: 850 });
      await application.watchShifts();
      await slowed(page);
      await page.goto(path);
      await application.wake();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < Math.min(height, 12_000); top += 850) await application.look(top);
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
