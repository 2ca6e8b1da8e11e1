import { contrastViolations, violations, violationsButColours } from '../pages/accessibility.ts';
import { addressOf, kinds, sitemapOf } from '../sites.ts';
import { expect, test } from '../test.ts';

/*
 * Pages with all their folds open: each kind of `parcels` on a desk and on a phone, in both colour schemes; the guides of
 * this site and a page of each kind of its reference by their colours, in each scheme once. The frame and what opens over a
 * page is in `frame.spec.ts`; every page is tried on a desk, but for colours, in `quick/every-page.spec.ts`.
 */

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: true });

/** Pages of a folder of the reference differ by their data alone. */
const kindOf = (path: string): string => /^\/reference\/\w+\//.exec(path)?.[0] ?? path;

for (const path of new Map(sitemapOf('own').map((each) => [kindOf(each), each])).values())
  test(`${path} has no violation`, async ({ guide, page }) => {
    await guide.open(path);
    await guide.unfold();
    expect.soft(await contrastViolations(page), 'on a desk, light').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
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
