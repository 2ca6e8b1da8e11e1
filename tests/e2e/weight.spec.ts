import budget from './weight-budget.json' with { type: 'json' };
import { sitemap } from './facts/sitemap.ts';
import { kinds, untouchedView } from './site/transfer.ts';
import { expect, test } from './test.ts';

const most = 40_000;

for (const [path, recorded] of Object.entries(budget)) {
  test(`${path} has not grown beyond what is recorded`, async ({ page }) => {
    const { bytes } = await untouchedView(page, path);
    const grown = kinds
      .filter((kind) => bytes[kind] > recorded[kind])
      .map((kind) => `${kind}: ${bytes[kind]} bytes, recorded ${recorded[kind]}`);
    expect(
      grown,
      `${path} is heavier than recorded. Make it lighter, or, if the weight is worth it, write ${JSON.stringify(bytes)} for it into tests/e2e/weight-budget.json.`,
    ).toEqual([]);
  });
}

for (const path of sitemap) {
  test(`${path}, untouched, fetches at most 40 kB, all compressed, and not the application`, async ({ page }) => {
    const { addresses, total, uncompressed } = await untouchedView(page, path);
    expect(total).toBeLessThanOrEqual(most);
    expect(uncompressed).toEqual([]);
    expect(addresses.filter((address) => /\/app-[^/]*\.js$|search-/.test(address))).toEqual([]);
    expect(addresses[0]).toContain(path);
  });
}

test('the first touch brings the application, once', async ({ application, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/get-started');
  await application.wake();
  await page.mouse.move(300, 300);
  await page.keyboard.press('Tab');
  expect(fetched.filter((address) => /\/app-[^/]*\.js$/.test(address))).toHaveLength(1);
});
