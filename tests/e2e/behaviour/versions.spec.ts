/** Versions side by side: from every page to every version, and what an earlier one says of itself. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { THINGS, VERSIONS, writeShop } from '../../fixtures/shop.ts';
import { contrastViolations, violations, violationsButColours } from '../pages/accessibility.ts';
import { serveBuilt, type Site } from '../server.ts';
import { expect, test } from '../test.ts';

let site: Site;
const folder = mkdtempSync(join(tmpdir(), 'versions-'));

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await serveBuilt(['--openapi', writeShop(folder), '--no-guides']);
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const NAMES = ['Version 1', 'Version 2', 'Version 3.0'];
/** The reference of a version, by its place in `VERSIONS`. */
const reference = (version: number): string => ['/v/1/reference', '/v/2/reference', '/reference'][version] ?? '';
const open = (page: Page, path: string) => page.goto(site.url + path);
const chooser = (page: Page): Locator =>
  page.getByRole('article').or(page.getByRole('main')).locator('details').filter({ hasText: 'Version' }).first();
const linkTo = (page: Page, version: number): Locator =>
  chooser(page).getByRole('link', { name: NAMES[version] ?? '' });

for (const [at, name] of VERSIONS.entries())
  test(`every page of version ${name} leads to its counterparts, or says that there is none`, async ({ page }) => {
    for (const [kind, ...names] of [...THINGS, ['', '', '', ''], ['schemas'], ['downloads']]) {
      const own = names[at];
      if (names.length > 0 && own === undefined) continue;
      const path = (of: string | undefined): string =>
        [kind, of]
          .filter(Boolean)
          .map((part) => `/${part}`)
          .join('');
      await open(page, reference(at) + path(own));
      await expect(chooser(page).locator('summary')).toHaveText(NAMES[at] ?? '');
      await chooser(page).locator('summary').click();
      for (const other of VERSIONS.keys()) {
        const isThere = names.length === 0 || names[other] !== undefined;
        const link = linkTo(page, other);
        await expect(link).toHaveAttribute('href', reference(other) + (isThere ? path(names[other]) : ''));
        await expect(link.getByText(`does not have this ${kind.slice(0, -1)}`)).toHaveCount(isThere ? 0 : 1);
        expect((await page.request.head(site.url + String(await link.getAttribute('href')))).status()).toBe(200);
      }
    }
  });

const SENTENCES = [
  [
    'operations/cancelOrder',
    'Version 1, until 31 March 2027. Version 3.0 is current: 2 changes of this operation.',
    '/reference/operations/voidOrder',
  ],
  [
    'operations/captureOrder',
    'Version 1, until 31 March 2027. Version 3.0 is current and does not have this operation: changes since Version 1.',
    undefined,
  ],
  [
    'operations/ping',
    'Version 1, until 31 March 2027. Version 3.0 is current: no changes of this operation that programs notice.',
    '/reference/operations/ping',
  ],
  [
    'schemas/Customer',
    /^Version 1, until 31 March 2027\. Version 3\.0 is current: \d+ changes since Version 1\.$/,
    '/reference/schemas/Payer',
  ],
] as const;

for (const [path, sentence, canonical] of SENTENCES)
  test(`an earlier page says what became of it: ${path}`, async ({ page }) => {
    await open(page, `/v/1/reference/${path}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical ?? `/v/1/reference/${path}`);
    const changes = page.getByRole('link', { name: /^\d* ?changes? (?:of|since)/ });
    if ((await changes.count()) > 0) {
      await changes.click();
      await expect(page).toHaveURL(/\/reference\/changes\/since\/1/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes since 1');
    }
  });

test('an earlier page has no violation', async ({ page }) => {
  await open(page, '/v/1/reference/operations/captureOrder');
  expect(await violations(page)).toEqual([]);
  await chooser(page).locator('summary').click();
  expect(await violationsButColours(page)).toEqual([]);
  await chooser(page).locator('summary').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page)).toEqual([]);
});

test('the current version is indexed', async ({ page }) => {
  await open(page, '/reference/operations/ping');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

for (const scripts of [true, false])
  test(`a version is chosen on a phone by keys${scripts ? '' : ' without scripts'}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: scripts });
    await open(page, '/reference/operations/voidOrder');
    await chooser(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    const box = await linkTo(page, 0).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    for (const _ of VERSIONS) await page.keyboard.press('Tab');
    await expect(linkTo(page, 0)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/v/1/reference/operations/cancelOrder`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('cancelOrder');
    await page.close();
  });

test('search and navigation stay in the version that is open', async ({ page, search }) => {
  await open(page, '/v/1/reference/operations/captureOrder');
  await search.find('order');
  await expect(page.getByText(/^Version 3\.0 is current and has \d+ results\.$/)).toBeVisible();
  await search.input.fill('captureOrder');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v\/1\/reference\/operations\/captureOrder/);
  await page.getByRole('link', { name: 'listOrders' }).first().click();
  await expect(page).toHaveURL(`${site.url}/v/1/reference/operations/listOrders`);
  await expect(chooser(page).locator('summary')).toHaveText('Version 1');
});
