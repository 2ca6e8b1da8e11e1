import type { Request } from '@playwright/test';
import { expect, test } from '../test.ts';
import budget from './weight-budget.json' with { type: 'json' };

const kinds = ['html', 'css', 'js', 'font', 'other'] as const;

const kindOf: Readonly<Record<string, (typeof kinds)[number]>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
};

for (const [path, recorded] of Object.entries(budget)) {
  test(`${path}, untouched for fifteen seconds, weighs what is recorded`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(15_000);
    await page.waitForLoadState('networkidle');
    const bytes = { html: 0, css: 0, js: 0, font: 0, other: 0 };
    for (const request of requests)
      bytes[kindOf[request.resourceType()] ?? 'other'] += (await request.sizes()).responseBodySize;
    expect(
      kinds.filter((kind) => bytes[kind] > recorded[kind]),
      `${path} is heavier than recorded. Make it lighter, or, if the weight is worth it, write ${JSON.stringify(bytes)} for it into tests/e2e/behaviour/weight-budget.json.`,
    ).toEqual([]);
  });
}

test('the first touch brings the application, once', async ({ application, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/welcome');
  await application.wake();
  await page.mouse.move(300, 300);
  await page.keyboard.press('Tab');
  expect(fetched.filter((address) => /\/app-[^/]*\.js$/.test(address))).toHaveLength(1);
});
