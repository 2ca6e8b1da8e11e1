import type { Page } from '@playwright/test';
import { violations } from '../pages/accessibility.ts';
import { WebhookSimulator } from '../pages/webhook-simulator.ts';
import { expect, test as base } from '../test.ts';

const test = base.extend<{ simulator: WebhookSimulator }>({
  simulator: async ({ page }, use) => use(new WebhookSimulator(page)),
});

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
  await page.goto('/reference/webhooks/parcelDelivered');
  await application.wake();
  expect(asked.filter((path) => /\/data\/|\/open-/.test(path))).toEqual([]);
  await simulator.opener.hover();
  await expect.poll(() => asked.filter((path) => path.startsWith('/data/webhooks/'))).toHaveLength(1);
});

test('a click that comes before the application is not lost', async ({ application, simulator, page }) => {
  await application.hold();
  await page.goto('/reference/webhooks/parcelDelivered');
  await simulator.opener.click();
  await expect(simulator.dialog).toHaveCount(0);
  await application.ready();
  await expect(simulator.body).toHaveValue(/"noticeId": "ntc_31"/);
});

test('the call follows the body byte for byte, and problems lead to their rows', async ({ simulator, page }) => {
  await simulator.open();
  await expect(simulator.state).toHaveText(/^Valid · /);
  await expect(simulator.codeOf('cURL')).toContainText("--url 'http://localhost:8000/webhooks'");
  await expect(simulator.codeOf('cURL')).toContainText("--header 'Heron-Signature: c0ffee11'");
  const text = `{"noticeId": "it's ä", "status": "lost", "statsu": 1}`;
  await simulator.body.fill(text);
  await expect(simulator.codeOf('cURL')).toContainText(`--data-raw '${text.replace("'", String.raw`'\''`)}'`);
  await expect(simulator.codeOf('Request headers')).toHaveText(
    [
      'POST /webhooks HTTP/1.1',
      'Host: localhost:8000',
      'Heron-Signature: c0ffee11',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(text)}`,
    ].join('\n'),
  );
  await expect(simulator.dialog).toContainText(`${Buffer.byteLength(text)} bytes`);
  await expect(simulator.problems.filter({ hasText: 'shipmentId' })).toHaveText(
    'shipmentId is missing. It is required.',
  );
  const row = simulator.problems.filter({ hasText: 'statsu' });
  await expect(row).toContainText('Did you mean status?');
  await row.getByRole('link').click();
  await expect(page.locator('[id="parcelDelivered.body.status"]')).toBeInViewport();
  await expect(simulator.dialog).toHaveCount(0);
  await page.goBack();
  await expect(simulator.body).toHaveValue(text);
  await simulator.reset.click();
  await expect(simulator.state).toHaveText(/^Valid · /);
});

test('port and path are those of the call and of the handler', async ({ simulator }) => {
  await simulator.open();
  await simulator.port.fill('3000');
  await simulator.path.fill('/hooks/parcels');
  await expect(simulator.codeOf('cURL')).toContainText("'http://localhost:3000/hooks/parcels'");
  await expect(simulator.codeOf('Handler')).toContainText("'/hooks/parcels'");
  await expect(simulator.codeOf('Handler')).toContainText("listen(3000, 'localhost')");
  await expect(simulator.dialog).toContainText(
    'node webhook-conformance.mjs http://localhost:3000/hooks/parcels --event parcelDelivered',
  );
  await simulator.port.fill('70000');
  await expect(simulator.port).toHaveAttribute('aria-invalid', 'true');
  await expect(simulator.port).toHaveAccessibleDescription('A port is a number from 1 to 65535.');
  await simulator.path.fill('hooks');
  await expect(simulator.path).toHaveAccessibleDescription('A path begins with a slash.');
  await simulator.language.selectOption('Go');
  await expect(simulator.codeOf('Handler')).toContainText('w.WriteHeader(http.StatusNoContent)');
});

test('the handler is in the language of the reader', async ({ simulator, page }) => {
  await page.goto('/reference/webhooks/parcelDelivered?language=python');
  await simulator.opener.click();
  await expect(simulator.language).toHaveValue('python');
  await expect(simulator.codeOf('Handler')).toContainText('do_POST');
});

test('what is not documented is said', async ({ simulator, page }) => {
  await simulator.open();
  await expect(simulator.dialog).toContainText(
    'Heron-Signature has the documented example value, which is not the signature of this body.',
  );
  await expect(simulator.dialog).toContainText('The notice was received.');
  await withData(page, (call) => ({
    ...call,
    method: undefined,
    parameters: [],
    responses: [{ status: 'default', description: 'Any.', href: '/', headers: [], content: [] }],
    simulation: { question: 'whether it is signed' },
  }));
  await simulator.open();
  await expect(simulator.dialog).toContainText('The HTTP method is not documented, so there is no cURL command.');
  await expect(simulator.dialog).toContainText('Not documented: whether it is signed.');
  await expect(simulator.dialog).not.toContainText('What your server should answer');
  await expect(simulator.codeOf('Handler')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('events and examples are chosen, and what was typed into one is still there', async ({ simulator, page }) => {
  await page.route('**/data/index.json', async (route) => {
    const response = await route.fetch();
    const index = await response.json();
    const other = { kind: 'webhook', title: 'Another', href: '/reference', file: 'webhooks/other.json', method: 'PUT' };
    await route.fulfill({ response, json: { ...index, calls: [...index.calls, other] } });
  });
  await page.route('**/data/webhooks/*.json', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('other', 'parcelDelivered') });
    const call = await response.json();
    const [media] = call.body.content;
    const examples = [...media.examples, { name: 'second', summary: 'Second', description: '', value: { second: 2 } }];
    const changed = { ...call, body: { ...call.body, content: [{ ...media, examples }] } };
    const other = { ...changed, id: 'other', file: 'webhooks/other.json', title: 'Another', method: 'PUT' };
    await route.fulfill({ response, json: route.request().url().includes('other') ? other : changed });
  });
  await simulator.open();
  await simulator.body.fill('{"first": 1}');
  await simulator.example.selectOption('Second');
  await expect(simulator.body).toHaveValue('{\n  "second": 2\n}');
  await simulator.example.selectOption({ index: 0 });
  await expect(simulator.body).toHaveValue('{"first": 1}');
  await simulator.event.selectOption('Another');
  await expect(simulator.title).toHaveText('Simulate: Another');
  await expect(simulator.codeOf('Request headers')).toContainText('PUT /webhooks HTTP/1.1');
  await expect(simulator.body).toHaveValue(/noticeId/);
  await page.unroute('**/data/webhooks/*.json');
});

test('data that cannot be had is reported, and asked for again', async ({ simulator, complaints, page }) => {
  await page.route(DATA, (route) => route.abort());
  await page.goto('/reference/webhooks/parcelDelivered');
  await simulator.opener.click();
  await expect(page.getByText('The description could not be loaded. Choose it again.')).toBeVisible();
  await page.unroute(DATA);
  await simulator.opener.click();
  await expect(simulator.body).not.toHaveValue('');
  expect(complaints.splice(0).filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
});

for (const width of [390, 1440])
  test(`a webhook is simulated by keyboard alone at ${width} px`, async ({ simulator, page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/reference/webhooks/parcelDelivered');
    await simulator.opener.focus();
    await page.keyboard.press('Enter');
    await expect(simulator.title).toBeFocused();
    for (const [stop, keys] of [
      [simulator.port, '3000'],
      [simulator.path, '/mine'],
      [simulator.body, '{"noticeId": 1}'],
    ] as const) {
      await simulator.tabTo(stop);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(keys);
    }
    await simulator.tabTo(simulator.reset);
    await simulator.tabTo(simulator.problems.first().getByRole('link'));
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
    expect(copied).toContain(`--data-raw '{"noticeId": 1}'`);
    await simulator.tabTo(simulator.language);
    await page.keyboard.type('Go');
    await expect(simulator.codeOf('Handler')).toContainText('package main');
    await page.keyboard.press('Escape');
    await expect(simulator.dialog).toHaveCount(0);
    await expect(simulator.opener).toBeFocused();
  });

test('it lies over the page, which stays where it is', async ({ simulator, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/reference/webhooks/parcelDelivered');
  const place = () => page.evaluate(() => [scrollY, document.querySelector('main pre')?.getBoundingClientRect().top]);
  const before = await place();
  await simulator.opener.click();
  await expect(simulator.body).toBeVisible();
  expect(await place()).toEqual(before);
  await simulator.close.click();
  await expect(simulator.dialog).toHaveCount(0);
  expect(await place()).toEqual(before);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('axe finds nothing in any state', async ({ simulator, page }) => {
      await page.goto('/reference/webhooks/parcelDelivered');
      expect(await violations(page)).toEqual([]);
      await simulator.opener.click();
      await expect(simulator.state).toHaveText(/^Valid · /);
      expect(await violations(page)).toEqual([]);
      await simulator.body.fill('{"noticeId": "a", "statsu": None, }');
      await simulator.port.fill('0');
      await simulator.path.fill('?');
      await expect(simulator.state).toHaveText(/^Broken JSON · /);
      await expect(simulator.problems.first()).toHaveText('Line 1, column 29: JSON writes null for None.');
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('on a phone nothing is wider than the screen', async ({ application, simulator }) => {
  await simulator.open();
  await simulator.body.fill(`{"${'long'.repeat(60)}": 1}`);
  await expect(simulator.problems.first()).toBeVisible();
  expect(await application.tooWideAt(390, 320)).toEqual([]);
});

test('on paper an open simulator shows the call, and a closed one nothing', async ({ simulator, page }) => {
  await page.goto('/reference/webhooks/parcelDelivered');
  await page.emulateMedia({ media: 'print' });
  await expect(simulator.opener).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await simulator.opener.click();
  await expect(simulator.body).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(simulator.codeOf('cURL')).toBeVisible();
  await expect(simulator.body).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the script to take away', async ({ simulator, page }) => {
    await page.goto('/reference/webhooks/parcelDelivered');
    await expect(simulator.opener).toBeHidden();
    const link = page.getByRole('link', { name: 'conformance script' });
    const response = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    expect(response.headers()['content-disposition']).toBe('attachment');
    expect(await response.text()).toContain('"name": "parcelDelivered"');
  });
});
