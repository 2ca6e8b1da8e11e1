/** Old URLs lead to the thing itself, on hosts that redirect and on those that only serve files. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { mediaTypes } from '#scripts/build/headers.ts';
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

let plain: Server;
const originOf = (host: string, baseURL = ''): string =>
  host === 'redirects'
    ? baseURL
    : `${new URL(baseURL).protocol}//${new URL(baseURL).hostname}:${(plain.address() as AddressInfo).port}`;

test.beforeAll(async () => {
  plain = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const file = [`${path}/index.html`, path].find((name) => existsSync(join(folderOf('parcels'), name)));
    const type = mediaTypes[extname(file ?? '').slice(1)] ?? '';
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': type, 'Content-Security-Policy': POLICY });
    response.end(file === undefined ? '' : readFileSync(join(folderOf('parcels'), file)));
  });
  await new Promise<void>((resolve) => plain.listen(0, resolve));
});
test.afterAll(() => void plain.close());

function readPlain(name: string): string {
  return readFileSync(join(folderOf('parcels'), name), 'utf8');
}

for (const host of ['redirects', 'serves files alone'])
  test.describe(`a host that ${host}`, () => {
    for (const [old, now] of LEADS)
      test(`leads from ${old} to the place, marked`, async ({ baseURL, guide, page }) => {
        await page.goto(originOf(host, baseURL) + old);
        await expect(page).toHaveURL(originOf(host, baseURL) + now);
        const place = guide.place(now.split('#')[1] ?? '');
        await expect(place).toBeInViewport();
        await expect(place).toHaveAttribute('data-target', '');
      });

    test('has the application follow a link to a page that has moved, with its anchor', async ({
      application,
      baseURL,
      guide,
      page,
    }) => {
      await page.goto(`${originOf(host, baseURL)}/welcome`);
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

  test('the page of an old URL leads on', async ({ baseURL, guide, page }) => {
    await page.goto(`${originOf('serves files alone', baseURL)}/where-is-my-parcel`);
    await expect(page).toHaveURL(/\/tracking$/);
    await expect(guide.heading).toHaveText('Tracking');
  });
});
