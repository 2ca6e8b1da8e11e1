import { contrastViolations, violations, violationsButColours } from '../pages/accessibility.ts';
import { addressOf, kinds, sitemapOf } from '../sites.ts';
import { expect, test } from '../test.ts';

/*
 * Every page with all its folds open: each kind of `parcels` on a desk and on a phone, in both colour schemes; those of
 * this site in each layout and each scheme once. The frame and what opens over a page is in `frame.spec.ts`; the other
 * rules are tried on a desk in `quick/every-page.spec.ts`.
 */

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: true });

for (const path of sitemapOf('own'))
  test(`${path} has no violation`, async ({ guide, page }) => {
    await guide.open(path);
    await guide.unfold();
    expect.soft(await contrastViolations(page), 'on a desk, light').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await violationsButColours(page, 'main'), 'on a phone').toEqual([]);
    expect.soft(await contrastViolations(page), 'on a phone, dark').toEqual([]);
  });

for (const path of kinds)
  test(`${path} of parcels has no violation`, async ({ guide, page }) => {
    await guide.open(addressOf('parcels') + path);
    await guide.unfold();
    expect.soft(await violations(page), 'on a desk, light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await contrastViolations(page), 'on a desk, dark').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await violationsButColours(page), 'on a phone').toEqual([]);
    expect.soft(await contrastViolations(page), 'on a phone, dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await contrastViolations(page), 'on a phone, light').toEqual([]);
  });
