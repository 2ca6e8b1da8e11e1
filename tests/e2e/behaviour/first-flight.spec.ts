import { SCREENS } from '../../flight/first-screen.ts';
import { weigh, type Weight } from '../../flight/weigh.ts';
import { overBudget } from '../../flight/budgets.ts';
import { addressOf, folderOf, kinds } from '../sites.ts';
import { expect, test } from '../test.ts';

/*
 * A server sends about fourteen kilobytes before it waits for an answer: what of a page comes in them is there after one
 * round trip on any line.
 */
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page keeps to its budget', async ({ page, site }) => {
    const weights: Record<string, Weight> = {};
    for (const path of kinds) weights[path] = await weigh(page, folderOf(site), addressOf(site) + path);
    expect(await overBudget(site, weights)).toEqual([]);
  });
});

for (const path of kinds) {
  for (const screen of SCREENS) {
    test(`${path}, ${screen.width} px wide, is drawn above the links to later styles as with them`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      await page.goto(path);
      const links = page.locator('main link[rel=stylesheet]');
      await expect(links.and(page.locator('[href*="/styles-"]'))).toHaveCount(1);
      await expect(page.locator('main [data-deferred]')).toHaveCount(0);
      const drawn = (): Promise<readonly string[]> =>
        links.first().evaluate((end) =>
          [...document.querySelectorAll('header, header *, nav, nav *, main *')]
            .filter(
              (element) =>
                element.checkVisibility({ visibilityProperty: true }) &&
                (end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ||
                  element.closest('#sidebar')) &&
                !element.contains(end),
            )
            .map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              const { color, backgroundColor, font, textDecoration, borderWidth, opacity, display } =
                getComputedStyle(element);
              return [
                element.tagName,
                x,
                y,
                width,
                height,
                color,
                backgroundColor,
                font,
                textDecoration,
                borderWidth,
                opacity,
                display,
              ].join(' ');
            }),
        );
      const styled = await drawn();
      expect(styled.length).toBeGreaterThan(20);
      await links.evaluateAll((sheets: HTMLLinkElement[]) => sheets.forEach((sheet) => (sheet.disabled = true)));
      expect(await drawn()).toEqual(styled);
    });
  }
}

test('the first screen is shown while the later styles are on their way', async ({ guide, page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*styles-*.css', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/book-a-shipment', { waitUntil: 'commit' });
  await expect(guide.article.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
