import type { Page } from '@playwright/test';
import { violations } from '../pages/accessibility.ts';
import { WebhookBench } from '../pages/webhook-bench.ts';
import { expect, test as base } from '../test.ts';

const test = base.extend<{ bench: WebhookBench }>({
  bench: async ({ page }, use) => use(new WebhookBench(page)),
});

const DATA = '**/data/webhooks/parcelDelivered.json';

/** Changes the data of the webhook on its way. */
const withData = (page: Page, change: (call: Record<string, never>) => object) =>
  page.route(DATA, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });

test('nothing of it is loaded before it is wanted', async ({ application, bench, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/reference/webhooks/parcelDelivered');
  await application.wake();
  expect(asked.filter((path) => /\/data\/|\/open-/.test(path))).toEqual([]);
  await bench.opener.hover();
  await expect.poll(() => asked.filter((path) => path.startsWith('/data/webhooks/'))).toHaveLength(1);
});

test('a click that comes before the application is not lost', async ({ application, bench, page }) => {
  await application.hold();
  await page.goto('/reference/webhooks/parcelDelivered');
  await bench.opener.click();
  await expect(bench.bench).toHaveCount(0);
  await application.ready();
  await expect(bench.body).toHaveValue(/"noticeId": "ntc_31"/);
});

test('the call follows the body byte for byte, and problems lead to their rows', async ({ bench, page }) => {
  await bench.open();
  await expect(bench.state).toHaveText('As documented.');
  await expect(bench.code('cURL')).toContainText("curl --request POST 'http://localhost:8000/webhooks'");
  await expect(bench.code('cURL')).toContainText("--header 'Heron-Signature: c0ffee11'");
  const text = `{"noticeId": "it's ä", "status": "lost", "statsu": 1}`;
  await bench.body.fill(text);
  await expect(bench.code('cURL')).toContainText(`--data-raw '${text.replace("'", String.raw`'\''`)}'`);
  await expect(bench.code('headers')).toHaveText(
    [
      'POST /webhooks HTTP/1.1',
      'Host: localhost:8000',
      'Heron-Signature: c0ffee11',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(text)}`,
    ].join('\n'),
  );
  await expect(bench.bench).toContainText(`${Buffer.byteLength(text)} bytes in UTF-8, ${text.length} characters.`);
  await expect(bench.problems.filter({ hasText: 'shipmentId' })).toHaveText('shipmentId is missing. It is required.');
  const row = bench.problems.filter({ hasText: 'statsu' });
  await expect(row).toContainText('Did you mean status?');
  await row.getByRole('link').click();
  await expect(page.locator('[id="parcelDelivered.body.status"]')).toBeInViewport();
  await expect(bench.body).toHaveValue(text);
  await bench.reset.click();
  await expect(bench.state).toHaveText('As documented.');
  await expect(bench.reset).toBeDisabled();
});

test('broken JSON is told with its place, and rehearsed all the same', async ({ bench }) => {
  await bench.open();
  await bench.body.fill('{"noticeId": "a",\n "shipmentId": None}');
  await expect(bench.state).toHaveText('The JSON is broken.');
  await expect(bench.problems.first()).toHaveText('Line 2, column 16: JSON writes null for None.');
  await expect(bench.code('cURL')).toContainText('None}');
});

test('port and path are those of the call and of the handler', async ({ bench }) => {
  await bench.open();
  await bench.port.fill('3000');
  await bench.path.fill('/hooks/parcels');
  await expect(bench.code('cURL')).toContainText("'http://localhost:3000/hooks/parcels'");
  await expect(bench.code('handler')).toContainText("'/hooks/parcels'");
  await expect(bench.code('handler')).toContainText("listen(3000, 'localhost')");
  await expect(bench.bench).toContainText(
    'node webhook-conformance.mjs http://localhost:3000/hooks/parcels --event parcelDelivered',
  );
  await bench.port.fill('70000');
  await expect(bench.port).toHaveAttribute('aria-invalid', 'true');
  await expect(bench.port).toHaveAccessibleDescription('A port is a number from 1 to 65535.');
  await bench.path.fill('hooks');
  await expect(bench.path).toHaveAccessibleDescription('A path begins with a slash.');
  await bench.language.selectOption('Go');
  await expect(bench.code('handler')).toContainText('w.WriteHeader(http.StatusNoContent)');
});

test('the handler is in the language of the reader', async ({ bench, page }) => {
  await page.goto('/reference/webhooks/parcelDelivered?language=python');
  await bench.opener.click();
  await expect(bench.language).toHaveValue('python');
  await expect(bench.code('handler')).toContainText('do_POST');
});

test('what is not documented is said', async ({ bench, page }) => {
  await bench.open();
  await expect(bench.bench).toContainText(
    'Heron-Signature has the value of the documentation, which does not sign this body.',
  );
  await expect(bench.bench).toContainText('The notice is sent again.');
  await expect(bench.bench).toContainText('When an event is sent again is not documented beyond the texts above.');
  await withData(page, (call) => ({
    ...call,
    method: undefined,
    parameters: [],
    responses: [],
    rehearsal: { question: 'whether it is signed' },
  }));
  await bench.open();
  await expect(bench.bench).toContainText('By which method it is sent is not documented, so there is no call to show.');
  await expect(bench.bench).toContainText('Not documented: whether it is signed.');
  await expect(bench.bench).toContainText(
    'Which response is expected, and when an event is sent again, is not documented.',
  );
  await expect(bench.code('handler')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('events and examples are chosen, and what was typed into one is still there', async ({ bench, page }) => {
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
  await bench.open();
  await bench.body.fill('{"first": 1}');
  await bench.example.selectOption('Second');
  await expect(bench.body).toHaveValue('{\n  "second": 2\n}');
  await bench.example.selectOption({ index: 0 });
  await expect(bench.body).toHaveValue('{"first": 1}');
  await bench.event.selectOption('Another');
  await expect(bench.code('headers')).toContainText('PUT /webhooks HTTP/1.1');
  await expect(bench.body).toHaveValue(/noticeId/);
  await page.unroute('**/data/webhooks/*.json');
});

test('data that cannot be had is told, and asked for again', async ({ bench, complaints, page }) => {
  await page.route(DATA, (route) => route.abort());
  await page.goto('/reference/webhooks/parcelDelivered');
  await bench.opener.click();
  await expect(page.getByText('The description could not be loaded. Close this and open it again.')).toBeVisible();
  await page.unroute(DATA);
  await bench.opener.click();
  await bench.opener.click();
  await expect(bench.body).not.toHaveValue('');
  expect(complaints.splice(0).filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
});

test('nothing that is typed is kept, sent, or put into the address', async ({ application, bench, page }) => {
  await bench.open();
  const before = await application.traces();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await bench.body.fill('{"noticeId": "SECRET-1", "status": "booked"}');
  await bench.port.fill('4711');
  await bench.path.fill('/SECRET-2');
  await bench.language.selectOption('Java');
  await expect(bench.code('cURL')).toContainText('http://localhost:4711/SECRET-2');
  expect(await application.traces()).toEqual(before);
  expect(asked).toEqual([]);
  await page.reload();
  await expect(bench.bench).toHaveCount(0);
  await bench.opener.click();
  await expect(bench.body).not.toHaveValue(/SECRET/);
});

test('a webhook is rehearsed by keyboard alone', async ({ bench, page }) => {
  await page.goto('/reference/webhooks/parcelDelivered');
  await page.locator('[data-rehearsal] > summary').focus();
  await page.keyboard.press('Enter');
  await expect(bench.body).toBeVisible();
  for (const stop of [bench.event, bench.port, bench.path]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    if (stop === bench.port) await page.keyboard.type('3000');
    if (stop === bench.path) {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('/mine');
    }
  }
  await page.keyboard.press('Tab');
  await expect(bench.body).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{"noticeId": 1}');
  await expect(bench.code('cURL')).toContainText("'http://localhost:3000/mine'");
  await expect(bench.code('cURL')).toContainText(`--data-raw '{"noticeId": 1}'`);
  await page.keyboard.press('Tab');
  await expect(bench.reset).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bench.problems.first().getByRole('link')).toBeFocused();
  while (!(await bench.language.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('Go');
  await expect(bench.code('handler')).toContainText('package main');
  while (!(await bench.reset.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(bench.body).toHaveValue(/ntc_31/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('axe finds nothing in any state', async ({ bench, page }) => {
      await page.goto('/reference/webhooks/parcelDelivered');
      expect(await violations(page)).toEqual([]);
      await bench.opener.click();
      await expect(bench.state).toHaveText('As documented.');
      expect(await violations(page)).toEqual([]);
      await bench.body.fill('{"noticeId": "a", "statsu": 1, }');
      await bench.port.fill('0');
      await bench.path.fill('?');
      await expect(bench.problems.first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('on a phone nothing is wider than the screen', async ({ application, bench }) => {
  await bench.open();
  await bench.body.fill(`{"${'long'.repeat(60)}": 1}`);
  await expect(bench.problems.first()).toBeVisible();
  expect(await application.tooWideAt(390, 320)).toEqual([]);
});

test('on paper an open bench shows the call, and a closed one nothing', async ({ bench, page }) => {
  await page.goto('/reference/webhooks/parcelDelivered');
  await page.emulateMedia({ media: 'print' });
  await expect(bench.opener).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await bench.opener.click();
  await expect(bench.body).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bench.code('cURL')).toBeVisible();
  await expect(bench.body).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the script to take away', async ({ bench, page }) => {
    await page.goto('/reference/webhooks/parcelDelivered');
    await expect(bench.opener).toBeHidden();
    const link = page.getByRole('link', { name: 'conformance script' });
    const response = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    expect(response.headers()['content-disposition']).toBe('attachment');
    expect(await response.text()).toContain('"name": "parcelDelivered"');
  });
});
