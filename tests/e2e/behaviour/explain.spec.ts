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

test('a body is held against its operation, each problem a link to its row', async ({ explain, page }) => {
  await explain.open();
  await explain.paste(JSON.stringify(SHIPMENT));
  await expect(explain.problems.filter({ hasText: 'recipient.emial' })).toContainText(
    'The closest described field is email.',
  );
  await expect(explain.problems.filter({ hasText: 'recipient.address.postcode' })).toContainText('is missing');
  await expect(explain.problems.filter({ hasText: 'weight' })).toContainText(
    'This is a string. Described type: integer.',
  );
  await expect(explain.status).toContainText(/^Found a JSON body\..*problems\.$/);
  expect(await violations(page)).toEqual([]);

  const row = explain.problems.filter({ hasText: 'recipient.address.postcode' }).getByRole('link');
  const anchor = decodeURIComponent(new URL((await row.getAttribute('href')) ?? '', page.url()).hash.slice(1));
  await row.click();
  await expect(page).toHaveURL(/\/reference\//);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  expect(anchor).toMatch(/postcode$/);
  await page.goBack();
  await expect(explain.text).toHaveValue(JSON.stringify(SHIPMENT));
  await expect(explain.problems.first()).toBeVisible();
});

test('an error says its cause, who must act and what is not documented', async ({ explain }) => {
  await explain.open();
  await explain.paste('HTTP/1.1 401 Unauthorized');
  await expect(explain.heading('401 Unauthorised')).toBeVisible();
  await expect(explain.verdict).toContainText('CauseThe token is missing or has expired.');
  await expect(explain.verdict).toContainText('Who must actYou.');
  await expect(explain.verdict).toContainText('What to doAsk for a new token.');
  await expect(explain.verdict).toContainText('Try againNot documented.');
  await explain.paste('418');
  await expect(explain.heading('418 is not documented')).toBeVisible();
});

test('the body of an error is told as that of all operations that share it', async ({ explain, page }) => {
  await explain.open();
  await explain.paste('{"field":"x","message":"y"}');
  const likely = explain.matches.first();
  await expect(likely).toContainText(/^The error body that .+ operations share, responses? /);
  await expect(likely).toContainText('no problems in the documented fields');
  await expect(explain.heading('Error The text does not tell its status code')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Ask for a new token.');
  await likely.getByText(/^Show \d+ operations$/).click();
  await expect(likely.getByRole('link', { name: 'Get a shipment' })).toBeVisible();
  await expect(explain.status).toContainText('Best match: the error body that');
  expect(await violations(page)).toEqual([]);
});

test('the reader chooses the operation where the text does not name it', async ({ explain, page }) => {
  await explain.open();
  await explain.paste('{"field":"x","message":"y"}');
  const likely = explain.matches.first();
  await likely.getByText(/^Show \d+ operations$/).click();
  await likely.getByRole('button', { name: 'Compare with Get a shipment' }).click();
  await expect(explain.text).toHaveValue(/^GET \/\S+\/\{shipmentId\}\n\n\{"field":"x","message":"y"\}$/);
  await expect(explain.text).toBeFocused();
  await expect(likely).toContainText('of Get a shipment');
  expect(await violations(page)).toEqual([]);
});

test('broken JSON is told with line and column, and what could be read is explained', async ({ explain }) => {
  await explain.open();
  await explain.paste(`{'shipmentId': 'shp_4Tq',\n 'status': 'booked',\n 'weight': None,}`);
  const main = explain.page.getByRole('main');
  await expect(explain.heading('Where the JSON is broken')).toBeVisible();
  await expect(main).toContainText('Line 1, column 2: JSON puts names and texts in double quotes');
  await expect(main).toContainText('Line 3, column 12: JSON writes null for None.');
  await expect(explain.heading(/^Best match/)).toBeVisible();
});

test('secrets are told and masked', async ({ explain, page }) => {
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
  await secrets.getByRole('button', { name: 'Mask them in the text' }).click();
  await expect(explain.text).toHaveValue(/Authorization: •••3456\n.*"pin":"•••","card":"•••4444"/);
  await expect(secrets).toHaveCount(0);
});

test('a megabyte is explained beside the page, which shows its beginning', async ({ explain, page }) => {
  await explain.open();
  await explain.paste('{}');
  await expect(explain.status).toContainText('JSON body');
  await explain.clear.click();
  const list = Array.from({ length: 4200 }, (_, at) => ({ ...SHIPMENT, shipmentId: `shp_${at}` }));
  const text = JSON.stringify({ shipments: list });
  expect(text.length).toBeGreaterThan(1_000_000);
  await explain.pasteFromClipboard(text);
  await expect(explain.problems.first()).toBeVisible();
  await expect(explain.status).toContainText('200 problems');
  await expect(page.getByRole('main')).toContainText(
    `All ${text.length.toLocaleString('en-GB')} characters were read.`,
  );
  await expect(explain.text).toHaveValue(text.slice(0, 20_000));
  expect(page.workers()).toHaveLength(1);
  await explain.text.press('End');
  await explain.text.press('x');
  await expect(page.getByRole('main')).not.toContainText('characters were read');
});

test('an example of the description is filled in, cleared, and a file is read', async ({ application, explain }) => {
  await explain.open();
  await application.wake();
  await explain.example.click();
  await expect(explain.text).not.toHaveValue('');
  await expect(explain.status).not.toBeEmpty();
  await explain.clear.click();
  await expect(explain.text).toHaveValue('');
  await expect(explain.status).toBeEmpty();
  await explain.file.setInputFiles({
    name: 'body.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"status":1}'),
  });
  await expect(explain.text).toHaveValue('{"status":1}');
  await expect(explain.status).toContainText('Found a JSON body.');
});

for (const width of [390, 1440])
  test(`a response is explained without a pointer at ${width} px, and the focus is seen at each step`, async ({
    application,
    explain,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await explain.open();
    await explain.text.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(explain.verdict).toBeVisible();
    await expect(explain.example).toBeFocused();
    await explain.text.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('{"field":"x","message":"shipmentId is missing"}');
    await expect(explain.heading('Error The text does not tell its status code')).toBeVisible();
    const compare = explain.matches.first().getByRole('button', { name: 'Compare with Get a shipment' });
    await explain.matches
      .first()
      .getByText(/^Show \d+ operations$/)
      .press('Enter');
    for (let left = 90; left > 0 && !(await compare.evaluate((button) => button === document.activeElement)); left--) {
      await page.keyboard.press('Tab');
      expect(await application.focus()).toMatchObject({ marked: true, shown: true });
    }
    await page.keyboard.press('Enter');
    await expect(explain.text).toBeFocused();
    await expect(explain.matches.first()).toContainText('of Get a shipment');
    expect(await violations(page)).toEqual([]);
  });

test('the first tap on "Example" works before the application is there', async ({ application, explain, page }) => {
  await application.hold();
  await explain.open();
  await explain.example.click();
  await application.ready();
  await expect(explain.text).not.toHaveValue('');
  await expect(explain.verdict).toContainText('Cause');
  await explain.clear.click();
  await expect(page.getByRole('heading', { name: 'What you can paste' })).toBeVisible();
});

/** Texts with what is told first. */
const verdicts = [
  { text: '{"status":false,"message":"y"}', heading: 'Error The text does not tell its status code' },
  { text: 'HTTP/1.1 422\n\n{"field":"x","message":"y"}', heading: '422 Unprocessable content' },
  { text: '{"Message":"Forbidden"}', heading: 'Nothing recognised' },
] as const;

for (const { text, heading } of verdicts)
  test(`the verdict on ${text.replace(/\s+/g, ' ')} is: ${heading}`, async ({ explain, page }) => {
    await explain.open();
    await explain.paste(text);
    await expect(explain.heading(heading)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test('a field that a message names leads to its row', async ({ explain, page }) => {
  await explain.open();
  await explain.paste('{"code":"invalid","message":"weight must be a number"}');
  await explain.verdict
    .getByRole('link', { name: /^weight of / })
    .first()
    .click();
  await expect(page).toHaveURL(/#.*weight$/);
});

test('on a phone nothing is wider than the screen', async ({ explain, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await explain.open();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await explain.paste(JSON.stringify(SHIPMENT));
  await expect(explain.problems.first()).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what to do by hand', async ({ explain }) => {
    await explain.open();
    const main = explain.page.getByRole('main');
    await expect(explain.text).toBeHidden();
    await expect(main).not.toContainText('What you can paste', { useInnerText: true });
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
