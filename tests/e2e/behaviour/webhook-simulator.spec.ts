/** What the builder does of its own for a webhook; what it does for every call, `builder.spec.ts` says. */
import type { Page } from '@playwright/test';
import { frameViolations } from '../pages/accessibility.ts';
import { RequestBuilder } from '../pages/request-builder.ts';
import { expect, test as base } from '../test.ts';

const test = base.extend<{ simulator: RequestBuilder }>({
  simulator: async ({ page }, use) => use(new RequestBuilder(page, 'simulate')),
});

const PAGE = '/reference/webhooks/parcelDelivered';
const DATA = '**/data/webhooks/parcelDelivered.json';

/** Changes the data of the webhook on its way. */
const withData = (page: Page, change: (call: Record<string, never>) => object) =>
  page.route(DATA, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });

test('nothing of it is loaded before it is wanted', async ({ application, simulator, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await application.wake();
  expect(asked.filter((path) => /\/data\/|\/open-/.test(path))).toEqual([]);
  await simulator.opener.hover();
  await expect.poll(() => asked.filter((path) => path.startsWith('/data/webhooks/'))).toHaveLength(1);
});

test('a click that comes before the application is not lost', async ({ application, simulator, page }) => {
  await application.hold();
  await page.goto(PAGE);
  await simulator.opener.click();
  await expect(simulator.dialog).toHaveCount(0);
  await application.ready();
  await expect(simulator.field('noticeId')).toHaveValue('ntc_31');
});

test('the call is that of the page, then that of the form, and problems lead to their rows', async ({
  simulator,
  page,
}) => {
  await simulator.open(PAGE);
  await expect(simulator.status).toHaveText('Ready to send.');
  const ofPage = page.locator('main').getByText('curl --request POST').first();
  expect(await simulator.code.textContent()).toBe(await ofPage.textContent());
  await simulator.field('noticeId').fill("it's ä");
  await simulator.field('Heron-Signature').fill('mine');
  await expect(simulator.code).toContainText(String.raw`"noticeId": "it'\''s ä"`);
  await expect(simulator.code).toContainText("--header 'Heron-Signature: mine'");
  await simulator.paste.click();
  await simulator.pasted.fill('{"noticeId": "a", "statsu": 1}');
  await expect(simulator.summary).toContainText('statsu is not described. Did you mean status?');
  await simulator.summary.getByRole('link', { name: 'Documentation of statsu' }).click();
  await expect(page.locator('[id="parcelDelivered.body.status"]')).toBeInViewport();
  await expect(simulator.dialog).toHaveCount(0);
  await page.goBack();
  await expect(simulator.field('noticeId')).toHaveValue('a');
});

test('port and path are those of the call, of the handler and of the script', async ({ simulator, page }) => {
  await page.goto(`${PAGE}?language=python`);
  await simulator.opener.click();
  await expect(simulator.language).toHaveValue('python');
  await expect(simulator.codeOf('Handler')).toContainText('do_POST');
  await simulator.language.selectOption('JavaScript');
  await simulator.field('port').fill('3000');
  await simulator.field('path').fill('/hooks/parcels');
  await expect(simulator.code).toContainText("'http://localhost:3000/hooks/parcels'");
  await expect(simulator.codeOf('Handler')).toContainText("'/hooks/parcels'");
  await expect(simulator.codeOf('Handler')).toContainText("listen(3000, 'localhost')");
  await expect(simulator.dialog).toContainText(
    'node webhook-conformance.mjs http://localhost:3000/hooks/parcels --event parcelDelivered',
  );
  await simulator.field('port').fill('70000');
  await simulator.field('port').press('Tab');
  await expect(simulator.field('port')).toHaveAttribute('aria-invalid', 'true');
  await expect(simulator.code).toContainText('http://localhost:8000/');
});

test('what is not documented is said', async ({ simulator, page }) => {
  const differences = simulator.dialog.getByRole('region', { name: 'How it differs from the real event' });
  await simulator.open(PAGE);
  await expect(differences).toContainText(
    'Heron-Signature has the documented example value, which is not the signature of this body.',
  );
  await withData(page, (call) => ({
    ...call,
    method: undefined,
    parameters: [],
    simulation: { question: 'whether it is signed' },
  }));
  await simulator.open(PAGE);
  await expect(simulator.dialog).toContainText('The method of this webhook is not documented');
  await expect(differences).toContainText('Open question: whether it is signed');
  await expect(simulator.codeOf('Handler')).toHaveCount(0);
  expect(await frameViolations(page)).toEqual([]);
});

test('data that cannot be had is reported, and asked for again', async ({ simulator, complaints, page }) => {
  await page.route(DATA, (route) => route.abort());
  await page.goto(PAGE);
  await simulator.opener.click();
  await expect(page.getByText('This tool could not be loaded. Choose it again.')).toBeVisible();
  await page.unroute(DATA);
  await simulator.opener.click();
  await expect(simulator.field('noticeId')).not.toHaveValue('');
  expect(complaints.splice(0).filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
});

for (const width of [390, 1440])
  test(`a webhook is simulated by keyboard alone at ${width} px`, async ({ simulator, page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PAGE);
    await simulator.opener.focus();
    await page.keyboard.press('Enter');
    await expect(simulator.title).toBeFocused();
    for (const [name, keys] of [
      ['port', '3000'],
      ['path', '/mine'],
      ['noticeId', 'mine'],
    ] as const) {
      await simulator.tabTo(simulator.field(name));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(keys);
    }
    if (width < 900) {
      await simulator.tabTo(simulator.formTab);
      await page.keyboard.press('ArrowRight');
      await expect(simulator.codeTab).toBeFocused();
    }
    await simulator.tabTo(simulator.copy);
    await page.keyboard.press('Enter');
    await expect(simulator.copy).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("'http://localhost:3000/mine'");
    expect(copied).toContain(`"noticeId": "mine"`);
    await simulator.tabTo(simulator.language);
    await page.keyboard.type('Go');
    await expect(simulator.codeOf('Handler')).toContainText('package main');
    await page.keyboard.press('Escape');
    await expect(simulator.dialog).toHaveCount(0);
    await expect(simulator.opener).toBeFocused();
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`everybody can use it in ${colorScheme} colours`, async ({ application, simulator, page }) => {
    await page.emulateMedia({ colorScheme });
    await simulator.open(PAGE);
    await expect(simulator.status).toHaveText('Ready to send.');
    expect(await frameViolations(page)).toEqual([]);
    await simulator.field('noticeId').fill('long'.repeat(60));
    await simulator.field('port').fill('0');
    await simulator.field('port').press('Tab');
    await expect(simulator.status).toHaveText(/problem/);
    expect(await frameViolations(page)).toEqual([]);
    expect(await application.tooWideAt(390, 320)).toEqual([]);
    expect(await frameViolations(page)).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the script to take away', async ({ simulator, page }) => {
    await page.goto(PAGE);
    await expect(simulator.opener).toBeHidden();
    const link = page.getByRole('link', { name: 'conformance script' });
    const response = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    expect(response.headers()['content-disposition']).toBe('attachment');
    expect(await response.text()).toContain('"name": "parcelDelivered"');
  });
});
