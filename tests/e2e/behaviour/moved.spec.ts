/** Old URLs lead to the thing itself, on hosts that redirect and on those that only serve files. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { mediaTypes } from '#scripts/outputs/headers.ts';
import { folderOf } from '../sites.ts';
import { expect, test } from '../test.ts';

const [, POLICY = ''] = /Content-Security-Policy: (.*)/.exec(readPlain('_headers')) ?? [];
const LEADS: readonly (readonly [old: string, now: string])[] = [
  [
    '/reference/operations/findShipments?from=mail#findShipments.200.shipments.recipient.mail',
    '/reference/operations/listShipments?from=mail#listShipments.200.shipments.recipient.email',
  ],
  ['/where-is-my-parcel#states', '/tracking#statuses'],
  ['/tracking#findShipments', '/tracking#listShipments'],
  ['/docs/v1/Tracking%20(old).html', '/tracking#statuses'],
];

/** Answers as a host that knows no redirects. */
async function serveFilesAlone(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const file = [`${path}/index.html`, path]
      .map((name) => join(folderOf('parcels'), name))
      .find((name) => existsSync(name));
    if (file === undefined) return route.fulfill({ status: 404 });
    const headers = { 'Content-Type': mediaTypes[extname(file).slice(1)] ?? '', 'Content-Security-Policy': POLICY };
    return route.fulfill({ path: file, headers });
  });
}

function readPlain(name: string): string {
  return readFileSync(join(folderOf('parcels'), name), 'utf8');
}

for (const [host, beforeEach] of [
  ['redirects', async () => undefined],
  ['serves files alone', serveFilesAlone],
] as const)
  test.describe(`a host that ${host}`, () => {
    test.beforeEach(({ page }) => beforeEach(page));

    for (const [old, now] of LEADS)
      test(`leads from ${old} to the place, marked`, async ({ guide, page }) => {
        await guide.open(old);
        await expect(page).toHaveURL(now);
        const place = guide.place(now.split('#')[1] ?? '');
        await expect(place).toBeInViewport();
        await expect(place).toHaveAttribute('data-target', '');
      });

    test('has the application follow a link to a page that has moved, with its anchor', async ({
      application,
      guide,
      page,
    }) => {
      await guide.open('/welcome');
      await application.wake();
      const link = guide.link('Book a shipment').first();
      await link.evaluate((element) => element.setAttribute('href', '/where-is-my-parcel#states'));
      await guide.article.locator('a[href="/where-is-my-parcel#states"]').click();
      await expect(page).toHaveURL(/\/tracking#statuses$/);
      await expect(guide.place('statuses')).toBeInViewport();
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an old URL leads on', async ({ guide, page }) => {
    await serveFilesAlone(page);
    await guide.open('/where-is-my-parcel');
    await expect(page).toHaveURL(/\/tracking$/);
    await expect(guide.heading).toHaveText('Tracking');
  });
});
