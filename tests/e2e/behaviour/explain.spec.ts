import { violations } from '../pages/accessibility.ts';
import { ExplainPage } from '../pages/explain-page.ts';
import { expect, test as base } from '../test.ts';

const test = base.extend<{ explain: ExplainPage }>({
  explain: async ({ page }, use) => use(new ExplainPage(page)),
});

const SHIPMENT = {
  shipmentId: 'shp_4Tq',
  status: 'booked',
  trackingNumber: 'HE1',
  bookedAt: '2026-03-02T09:00:00Z',
  recipient: { name: 'Mia Berg', emial: 'mia@example.org', address: { street: 'Weg 1', city: 'Linden' } },
  serviceLevel: 2,
  weight: '1200',
  delivery: { kind: 'home' },
};

test('a body is compared with what the reader called, each problem a link to its row', async ({ explain, page }) => {
  await explain.open();
  await explain.paste(JSON.stringify(SHIPMENT));
  await expect(explain.status).toContainText('No operation documents all of these fields: choose the one you called.');
  await explain.choose('Get a shipment');
  await expect(explain.part).toHaveValue('response 200');
  await expect(explain.problems.filter({ hasText: 'recipient.emial' })).toContainText(
    'This name is not documented. The closest is email.',
  );
  await expect(explain.problems.filter({ hasText: 'recipient.address.postcode' })).toContainText(
    'This field is missing. Documented: required.',
  );
  await expect(explain.problems.filter({ hasText: 'weight' })).toContainText(
    'This is a string. Documented type: integer.',
  );
  await expect(explain.status).toContainText(/^Found a JSON body\..*problems\.$/);
  expect(await violations(page)).toEqual([]);

  const row = explain.problems.filter({ hasText: 'recipient.address.postcode' }).getByRole('link');
  const anchor = decodeURIComponent(new URL((await row.getAttribute('href')) ?? '', page.url()).hash.slice(1));
  await row.click();
  await expect(page).toHaveURL(/\/reference\//);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  expect(anchor).toMatch(/postcode$/);
});

test('an error says its cause, who must act and what is not documented', async ({ explain }) => {
  await explain.open();
  await explain.paste('HTTP/1.1 401 Unauthorized');
  await expect(explain.heading('401 Unauthorised')).toBeVisible();
  await expect(explain.verdict).toContainText('Cause: The token is missing or has expired.');
  await expect(explain.verdict).toContainText('Who must act: You.');
  await expect(explain.verdict).toContainText('What to do: Ask for a new token.');
  await explain.paste('418');
  await expect(explain.heading('418 (not documented)')).toBeVisible();
});

test('what was called is read from a path, and the body of its status compared', async ({ explain, page }) => {
  await explain.open();
  await explain.paste('GET /v2/shipments/shp_1 401\n\n{"field":"x","message":5}');
  await expect(explain.called).toHaveValue(/^Get a shipment \(GET /);
  await expect(page.getByRole('main')).toContainText('From the path in the text.');
  await expect(explain.part).toHaveValue('response 401');
  await expect(explain.problems).toHaveText([/^message This is a number\. Documented type: string\.$/]);
  await explain.part.selectOption('response 200');
  await expect(explain.problems.filter({ hasText: /^shipmentId/ })).toContainText('This field is missing.');
});

test('few operations that document the fields are listed, many are counted', async ({ explain, page }) => {
  await explain.open();
  await explain.paste('{"field":"x","message":"y"}');
  await expect(explain.heading(/^\d+ operations return these fields: choose the one you called\.$/)).toBeVisible();
  await expect(explain.calls.getByRole('button')).toHaveCount(0);
  await explain.paste('{"shipmentId":"shp_4Tq","trackingNumber":"HE1"}');
  const listed = explain.calls.getByRole('button');
  await expect(listed.first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await listed.filter({ hasText: 'Get a shipment' }).click();
  await expect(explain.called).toHaveValue(/^Get a shipment/);
  await expect(explain.part).toHaveValue('response 200');
});

test('broken JSON is told with line and column', async ({ explain }) => {
  await explain.open();
  await explain.paste(`{'shipmentId': 'shp_4Tq',\n 'status': 'booked',\n 'weight': None,}`);
  const main = explain.page.getByRole('main');
  await expect(explain.heading('Where the JSON is broken')).toBeVisible();
  await expect(main).toContainText('Line 1, column 2: JSON puts names and texts in double quotes');
  await expect(main).toContainText('Line 3, column 12: JSON writes null for None.');
});

test('secrets are told, masked', async ({ explain, page }) => {
  await explain.open();
  await explain.paste(
    `Authorization: Bearer SECRET-abcdef123456\n{"pin":"9182","card":"5555555555554444","status":"booked"}`,
  );
  const secrets = page.locator('[data-explain-secrets]');
  await expect(secrets.getByRole('listitem')).toHaveText([
    /^A credential in Authorization/,
    /^A PIN in pin/,
    /^A card number/,
  ]);
  await expect(page.locator('[data-explain-result]')).not.toContainText(/SECRET-abcdef|9182|5555555555554444/);
  expect(await violations(page)).toEqual([]);
});

test('what is pasted before the application is there is explained, and gone with the text', async ({
  application,
  explain,
}) => {
  await application.hold();
  await explain.open();
  await explain.paste('HTTP/1.1 401 Unauthorized');
  await application.ready();
  await expect(explain.verdict).toContainText('Cause');
  await explain.paste('');
  await expect(explain.status).toBeEmpty();
  await expect(explain.verdict).toHaveCount(0);
});

test('what is pasted while the tool comes, after it read the field and before it listens, is explained', async ({
  explain,
  page,
}) => {
  await explain.open();
  await page.evaluate(() => {
    const field = document.querySelector('textarea');
    if (!field) throw new Error('There is nowhere to paste.');
    const listen = field.addEventListener;
    field.addEventListener = (type: string, listener: EventListenerOrEventListenerObject): void => {
      if (type === 'input' && field.value === '') {
        field.value = 'HTTP/1.1 401 Unauthorized';
        field.dispatchEvent(new Event('input'));
      }
      listen.call(field, type, listener);
    };
  });
  await explain.text.focus();
  await expect(explain.verdict).toContainText('Cause');
});

for (const width of [360, 1440])
  test(`a response is explained without a pointer at ${width} px, which nothing exceeds`, async ({
    application,
    explain,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await explain.open();
    await explain.text.focus();
    await page.keyboard.insertText(JSON.stringify(SHIPMENT));
    await expect(explain.calls).toBeVisible();
    for (let left = 9; left > 0 && !(await explain.called.evaluate((one) => one === document.activeElement)); left--) {
      await page.keyboard.press('Tab');
      expect(await application.focus()).toMatchObject({ marked: true, shown: true });
    }
    await page.keyboard.type('get a ship');
    await page.keyboard.press('ArrowDown');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(explain.problems.first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what to do by hand', async ({ explain }) => {
    await explain.open();
    const main = explain.page.getByRole('main');
    await expect(explain.text).toBeHidden();
    await expect(main).not.toContainText('Paste a JSON body', { useInnerText: true });
    await expect(main).toContainText('Explaining a response needs JavaScript.', { useInnerText: true });
    await expect(main.getByRole('link', { name: '401 Unauthorised' })).toBeVisible();
  });
});

test('pages that describe responses lead to it', async ({ explain, page }) => {
  for (const from of ['/reference/errors/401', '/reference/errors', '/reference/operations/getShipment']) {
    await page.goto(from);
    await page.getByRole('main').getByRole('link', { name: 'Explain a response' }).last().click();
    await expect(explain.heading('Explain a response')).toBeVisible();
  }
});
