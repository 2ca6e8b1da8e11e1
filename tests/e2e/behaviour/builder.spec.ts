import { frameViolations } from '../pages/accessibility.ts';
import { RequestBuilder } from '../pages/request-builder.ts';
import { expect, test as base } from '../test.ts';

const test = base.extend<{ builder: RequestBuilder }>({
  builder: async ({ page }, use) => use(new RequestBuilder(page)),
});

test('nothing of it is loaded before somebody means it', async ({ application, builder, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/reference/operations/bookShipment');
  await application.wake();
  await expect(builder.opener).toBeVisible();
  const ofBuilder = () => asked.filter((path) => /\/assets\/open-|\/data\//.test(path));
  expect(ofBuilder()).toEqual([]);
  await builder.opener.click();
  await expect(builder.dialog).toBeVisible();
  expect(ofBuilder().some((path) => path.endsWith('/data/operations/bookShipment.json'))).toBe(true);
});

for (const width of [390, 1440])
  test(`a request is built and copied by keyboard alone at ${width} px`, async ({ builder, page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/reference/operations/bookShipment');
    await builder.opener.focus();
    await page.keyboard.press('Enter');
    await expect(builder.title).toBeFocused();
    await builder.tabTo(builder.start);
    await page.keyboard.press('Home');
    await expect(builder.start.locator('option:checked')).toHaveText('Empty form');
    await expect(builder.dialog.locator('[aria-invalid="true"]')).toHaveCount(0);
    const entered: readonly (readonly [string, string])[] = [
      ['name', 'Mia Berg'],
      ['street', 'Weg 1'],
      ['postcode', '12345'],
      ['city', 'Linden'],
      ['serviceLevel', '2'],
      ['weight', '1200'],
      ['kind', 'h'],
    ];
    for (const [name, keys] of entered) {
      await builder.tabTo(builder.field(name));
      await page.keyboard.type(keys);
    }
    if (width < 900) {
      await builder.tabTo(builder.formTab);
      await page.keyboard.press('ArrowRight');
      await expect(builder.codeTab).toBeFocused();
    }
    await expect(builder.status).toHaveText('Ready to send.');
    await builder.tabTo(builder.copy);
    await page.keyboard.press('Enter');
    await expect(builder.copy).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await builder.code.textContent());
    expect(await builder.body()).toEqual({
      recipient: { name: 'Mia Berg', address: { street: 'Weg 1', postcode: '12345', city: 'Linden' } },
      serviceLevel: 2,
      weight: 1200,
      delivery: { kind: 'home' },
    });
    await page.keyboard.press('Escape');
    await expect(builder.dialog).toHaveCount(0);
    await expect(builder.opener).toBeFocused();
  });

test('the focus is never lost: not by a field that comes or goes, nor by going back', async ({ builder, page }) => {
  await builder.open('bookShipment');
  await builder.paste.click();
  await expect(builder.pasted).toBeFocused();
  await builder.pasted.fill('{"recipient": {}, "colour": "red"}');
  await builder.dialog.getByRole('button', { name: 'Remove colour' }).press('Enter');
  await expect(builder.field('colour')).toHaveCount(0);
  await builder.expectFocusSeen();
  await builder.field('street').press('a');
  await builder.field('street').press('Tab');
  await page.goBack();
  await builder.expectFocusSeen();
});

test('a field is added by Enter, and receives the focus', async ({ builder, page }) => {
  await page.route('**/data/operations/bookShipment.json', async (route) => {
    const response = await route.fetch();
    const call = await response.json();
    const [media] = call.body.content;
    const schema = { type: 'object', additionalProperties: { type: 'string' } };
    await route.fulfill({ response, json: { ...call, body: { ...call.body, content: [{ ...media, schema }] } } });
  });
  await builder.open('bookShipment');
  const another = builder.dialog.getByRole('textbox', { name: /^Name of another field/ }).first();
  await another.fill('colour');
  await another.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^colour/);
});

test('what removes a field looks like no box, and keeps its distance', async ({ builder }) => {
  await builder.open('bookShipment');
  await builder.paste.click();
  await builder.pasted.fill('{"colour": "red"}');
  const remove = builder.dialog.getByRole('button', { name: 'Remove colour' });
  await expect(remove).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  const control = await builder.field('colour').boundingBox();
  const below = await remove.boundingBox();
  expect((below?.y ?? 0) - (control?.y ?? 0) - (control?.height ?? 0)).toBeGreaterThanOrEqual(4);
});

test('on a phone form and code are two tabs, and choosing one keeps the panel open', async ({ builder, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await builder.open('bookShipment');
  await expect(builder.code).toBeHidden();
  await builder.field('weight').fill('heavy');
  await builder.field('weight').press('Tab');
  await expect(builder.formTab).toHaveText('Form: 1 problem');
  await builder.codeTab.click();
  await expect(builder.code).toBeVisible();
  await builder.summary.getByRole('button', { name: 'weight' }).click();
  await expect(builder.field('weight')).toBeFocused();
  await expect(builder.field('weight')).toBeInViewport();
});

test('code is coloured as on the page', async ({ builder, page }) => {
  await builder.open('bookShipment');
  const ofPage = page.locator('main pre b').first();
  const colour = await ofPage.evaluate((element) => getComputedStyle(element).color);
  await expect(builder.json.locator('b').first()).toHaveText('"recipient"');
  await expect(builder.json.locator('b').first()).toHaveCSS('color', colour);
  await expect(builder.code.locator('b').first()).toHaveText('curl');
});

test('a mistake is told when its field is left, beside it and in the summary', async ({ builder, page }) => {
  await builder.open('bookShipment');
  const weight = builder.field('weight');
  await weight.fill('heavy');
  await expect(weight).not.toHaveAttribute('aria-invalid', 'true');
  await expect(builder.code).toContainText('"weight": "heavy"');
  await weight.press('Tab');
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await expect(weight).toHaveAccessibleDescription(/Enter a whole number\./);
  await expect(builder.summary.getByRole('status')).toHaveText('1 problem.');
  expect(await frameViolations(page)).toEqual([]);
  await builder.summary.getByRole('button', { name: 'weight' }).click();
  await expect(weight).toBeFocused();
  await builder.summary.getByRole('link', { name: 'Documentation of weight' }).click();
  await expect(builder.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#bookShipment\.body\.weight$/);
  await expect(page.locator('[id="bookShipment.body.weight"]')).toBeInViewport();
  await page.goBack();
  await expect(builder.field('weight')).toHaveValue('heavy');
});

test('samples are those of the page, in every language', async ({ builder, page }) => {
  const ids = ['bookShipment', 'listTrackingEvents', 'requestPickup', 'uploadCustomsForm', 'cancelShipment'];
  let compared = 0;
  for (const id of ids) {
    await page.goto(`/reference/operations/${id}`);
    const printed = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main [data-tabs="language"]')]
        .filter((group) => group.querySelector(':scope > p')?.textContent === 'Request')
        .slice(0, 1)
        .flatMap((group) =>
          [...group.querySelectorAll<HTMLElement>(':scope > section')].map((panel) => [
            panel.dataset['value'] ?? '',
            panel.querySelector('code')?.textContent ?? '',
          ]),
        ),
    );
    expect(printed.length).toBeGreaterThan(5);
    await builder.opener.click();
    for (const [language = '', text] of printed) {
      await builder.language.selectOption(language);
      await expect(builder.code).toHaveText(text ?? '', { useInnerText: false });
      expect(await builder.code.textContent()).toBe(text);
      compared += 1;
    }
  }
  expect(compared).toBe(ids.length * 9);
});

test('the language is the choice of the whole site', async ({ builder, page }) => {
  await builder.open('bookShipment');
  await builder.language.selectOption('python');
  await expect(builder.code).toContainText('import');
  await builder.close.click();
  await expect(page.locator('main [data-tabs="language"]').first()).toHaveAttribute('data-value', 'python');
  await page.goto('/reference/operations/requestPickup');
  await builder.opener.click();
  await expect(builder.language).toHaveValue('python');
});

test('alternatives, optional fields, lists and maps change what is sent', async ({ builder, page }) => {
  await builder.open('bookShipment');
  const kind = builder.field('kind');
  const others = await kind.locator('option').allTextContents();
  await kind.selectOption({ label: others.find((label) => label !== 'home') ?? '' });
  const { delivery } = (await builder.body()) as { delivery: { kind: string } };
  expect(delivery.kind).not.toBe('home');
  await page.goBack();
  await expect(builder.code).toContainText('"kind": "home"');
  await page.goForward();
  await expect(builder.code).toContainText(`"kind": "${delivery.kind}"`);
  await builder.reset.click();
  await expect(builder.code).toContainText('"kind": "home"');
});

test('a pasted request fills the form, and what does not fit is listed', async ({ builder, page }) => {
  await builder.open('bookShipment');
  await builder.paste.click();
  await builder.pasted.fill(
    `curl -X POST 'https://api.heron.example/v2/shipments?fast=1' -H 'Authorization: Bearer SECRET-abcdef123456' -H 'X-Other: 1' \\
  -d '{"recipient":{"name":"Mia","emial":"mia@example.org","address":{"street":"Weg 1","postcode":"1","city":"L"}},"serviceLevel":2,"weight":"heavy","delivery":{"kind":"home"}}'`,
  );
  await expect(builder.dialog.getByText('Read as a cURL command.')).toBeVisible();
  await expect(builder.dialog.getByRole('listitem').filter({ hasText: 'fast' })).toContainText('not described');
  await expect(builder.dialog.getByRole('listitem').filter({ hasText: 'X-Other' })).toContainText('not described');
  await expect(builder.dialog.getByRole('listitem').filter({ hasText: 'Authorization' })).toContainText('left out');
  await expect(builder.field('weight')).toHaveAttribute('aria-invalid', 'true');
  await expect(builder.summary).toContainText('recipient.emial emial is not described. Did you mean email?');
  await expect(builder.code).not.toContainText('SECRET-abcdef');
  expect(page.url()).not.toContain('SECRET');
  expect(await frameViolations(page)).toEqual([]);
  await builder.dialog.getByRole('button', { name: 'Remove emial' }).click();
  await expect(builder.summary).not.toContainText('emial');
});

test('what is entered is in no storage, no request and no address but behind its #', async ({
  application,
  builder,
  page,
}) => {
  const traces = async () => {
    const { address, state: _, ...kept } = await application.traces();
    return { ...kept, page: address.replace(/#.*$/, '') };
  };
  await builder.open('bookShipment');
  const before = await traces();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await builder.field('street').fill('Typed Street 17');
  await builder.field('city').fill('5555555555554444');
  await builder.field('city').press('Tab');
  await page.waitForURL(/with=/);
  expect(await traces()).toEqual(before);
  // Browsers ask for the icon again when an address changes.
  expect(asked.filter((one) => !/\/favicon-[^/]*\.svg $/.test(one))).toEqual([]);
  const { hash } = new URL(page.url());
  const state = Buffer.from(/with=([\w-]+)/.exec(hash)?.[1] ?? '', 'base64url').toString();
  expect(state).toContain('Typed Street 17');
  expect(state).not.toContain('5555555555554444');
  const shared = page.url();
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(builder.field('street')).toHaveValue('Typed Street 17');
  await expect(builder.field('city')).toHaveValue('');
  expect((await traces()).local).toEqual(before.local);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await builder.field('city').fill('5555555555554444');
  await builder.copyLink.click();
  await expect(builder.dialog.getByText('Link copied. It leaves out recipient.address.city.')).toBeVisible();
});

test('back undoes, step by step, and opens what was closed', async ({ builder, page }) => {
  await builder.open('bookShipment');
  const street = builder.field('street');
  const first = await street.inputValue();
  await street.fill('One');
  await street.press('Tab');
  await street.fill('Two');
  await street.press('Tab');
  await page.goBack();
  await expect(builder.field('street')).toHaveValue('One');
  await page.goBack();
  await expect(builder.field('street')).toHaveValue(first);
  await page.goForward();
  await expect(builder.field('street')).toHaveValue('One');
  await builder.close.click();
  await expect(builder.dialog).toHaveCount(0);
  await page.goBack();
  await expect(builder.field('street')).toHaveValue('One');
});

for (const { name, width, scheme } of [
  { name: 'a desk at night', width: 1280, scheme: 'dark' },
  { name: 'a phone', width: 390, scheme: 'light' },
] as const)
  test(`everybody can use it in every state, on ${name}`, async ({ application, builder, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    // At night colours alone are different.
    const further = scheme === 'light' ? ['uploadCustomsForm', 'requestPickup'] : [];
    for (const id of ['bookShipment', 'listShipments', ...further]) {
      await builder.open(id);
      expect(await frameViolations(page), id).toEqual([]);
      await builder.start.selectOption('empty');
      await builder.paste.click();
      const folds = builder.dialog.getByRole('button', { expanded: false });
      for (let left = await folds.count(); left > 0; left -= 1) await folds.first().click();
      const needed = builder.summary.getByRole('button').first();
      if (await needed.isVisible()) await needed.click();
      expect(await frameViolations(page), `${id}, unfolded and checked`).toEqual([]);
      expect(await application.tooWideAt(width, 320)).toEqual([]);
      await page.setViewportSize({ width, height: 800 });
    }
  });

test('on paper there are the form and the request, and nothing else', async ({ builder, page }) => {
  await builder.open('bookShipment');
  await page.emulateMedia({ media: 'print' });
  await expect(builder.field('street')).toBeVisible();
  await expect(builder.code).toBeVisible();
  await expect(builder.close).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
});
