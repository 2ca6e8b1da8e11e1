import { kinds } from '../sites.ts';
import { expect, test } from '../test.ts';

const operation = '/reference/operations/bookShipment';

test.describe('1440 px wide', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('no sample is wider than its panel', async ({ guide }) => {
    for (const path of kinds) {
      await guide.open(path);
      const wide = await guide
        .code()
        .filter({ visible: true })
        .evaluateAll((samples) =>
          samples.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((each) => each.textContent),
        );
      expect(wide, path).toEqual([]);
    }
  });

  test('the samples of a call begin at the height of its heading', async ({ guide, page }) => {
    for (const path of [operation, '/reference/webhooks/parcelDelivered']) {
      await guide.open(path);
      const heading = await guide.heading.boundingBox();
      const panel = await page.locator('[data-panels] > section').first().boundingBox();
      expect(Math.abs((panel?.y ?? 0) - (heading?.y ?? 100))).toBeLessThan(8);
      expect(panel?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
      await guide.link('Reference').first().click({ trial: true });
    }
  });
});

test('a sample has about 640 px on a page of 1920', async ({ guide, page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await guide.open(operation);
  expect((await guide.sample(/curl -/).boundingBox())?.width).toBeGreaterThan(620);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('code fades out where it is cut, and nowhere else', async ({ guide, page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await guide.open(operation);
      const edges = await guide
        .code()
        .filter({ visible: true })
        .evaluateAll((samples) =>
          samples.map((sample) => {
            const { backgroundImage, maskImage } = getComputedStyle(sample);
            return { isCut: sample.scrollHeight > sample.clientHeight, fades: maskImage !== 'none', backgroundImage };
          }),
        );
      expect(edges.some(({ isCut }) => isCut)).toBe(true);
      expect(edges.filter(({ isCut, fades }) => isCut !== fades)).toEqual([]);
      expect(edges.filter(({ backgroundImage }) => backgroundImage !== 'none')).toEqual([]);
    });
  });
}

test('a wrapped line goes on right of its beginning, and is copied as it is', async ({ context, guide, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await guide.open(operation);
  const sample = guide.sample(/curl -/);
  const lines = await sample.locator('[data-indent]').evaluateAll((elements) =>
    elements.flatMap((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const lefts = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => Math.round(left));
      const columns = Number((line as HTMLElement).dataset['indent']);
      const [first = 0, ...others] = lefts;
      return Math.max(...lefts) > Math.min(...lefts) && columns > 0 ? [Math.min(...others) - first] : [];
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  for (const inset of lines) expect(inset).toBeGreaterThan(0);
  await guide.copyCodeButtons().first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await sample.textContent());
  const selected = await sample.evaluate((code) => {
    getSelection()?.selectAllChildren(code);
    return getSelection()?.toString();
  });
  expect(selected?.trimEnd()).toBe(copied.trimEnd());
});

test('three languages are tabs, all others are in a menu, and both are reached by keyboard', async ({
  guide,
  page,
}) => {
  await guide.open(operation);
  const tabs = guide.languages.first().getByRole('tab');
  await expect(tabs).toHaveText(['cURL', 'JavaScript', 'Python']);
  await guide.moreLanguages.first().selectOption('Go');
  await expect(guide.chosen('Go').first()).toBeVisible();
  await expect(guide.languages.first().getByRole('tab', { selected: true })).toHaveCount(0);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(guide.chosen('JavaScript').first()).toBeFocused();
  await expect(guide.moreLanguages.first()).toHaveValue('');
  await page.keyboard.press('Tab');
  await expect(guide.moreLanguages.first()).toBeFocused();
});
