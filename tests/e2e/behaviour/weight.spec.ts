import type { Request } from '@playwright/test';
import { budgetsOf } from '../../flight/budgets.ts';
import { kinds } from '../sites.ts';
import { expect, test } from '../test.ts';

for (const path of kinds)
  test(`${path}, untouched for fifteen seconds, keeps to its budget`, async ({ page, site }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(15_000);
    await page.waitForLoadState('networkidle');
    let [bytes, fonts] = [0, 0];
    for (const request of requests)
      if (request.resourceType() === 'font') fonts += (await request.sizes()).responseBodySize;
      else bytes += (await request.sizes()).responseBodySize;
    expect(fonts).toBeLessThanOrEqual(30_000);
    expect(bytes).toBeLessThanOrEqual(budgetsOf(site)[path]?.all ?? 0);
  });

test('the first touch brings the application, once', async ({ application, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/welcome');
  await application.wake();
  await page.mouse.move(300, 300);
  await page.keyboard.press('Tab');
  expect(fetched.filter((address) => /\/app-[^/]*\.js$/.test(address))).toHaveLength(1);
});
