import { slowed } from '../slowed.ts';
import { expect, test } from '../test.ts';

/*
 * The pages of operations and webhooks hold the samples of the first screen in their boxes, and all others at the end of
 * the article.
 */
const operation = '/reference/operations/listShipments';
const php = 'listShipments.request.sample-php';
const languages = ['JavaScript', 'Python', 'PHP', 'C#', 'Java', 'Go', 'Ruby', 'Kotlin'];

for (const path of [operation, '/reference/webhooks/parcelDelivered']) {
  test.describe(path, () => {
    test('every sample stands in its box, in the order of the list', async ({ guide, page }) => {
      await guide.open(path);
      await expect(page.locator('[data-after]')).toHaveCount(0);
      for (const box of await page.locator('main [data-tabs]').all()) {
        const offered = await box.locator('option[data-value], > [role=tablist] > [role=tab]').allTextContents();
        await expect(box.locator('> section > [data-tab-title]')).toHaveText(offered);
      }
    });

    for (const width of [390, 1440]) {
      test(`a reader who keeps to a language never sees another, ${width} px wide`, async ({ application, page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript(() => localStorage.setItem('language', 'python'));
        await application.watchShifts();
        await application.watchFrames(languagesShown);
        await slowed(page);
        await page.goto(path);
        await application.wake();
        for (let top = 0; top < 4000; top += 844) await application.look(top);
        expect(await application.seen()).toEqual(['python']);
        expect(await application.shifts()).toEqual([]);
      });
    }
  });
}

test('a page that is turned to has all languages, in the one that the reader keeps to', async ({
  application,
  guide,
  page,
}) => {
  await guide.open('/reference/operations/bookShipment');
  await guide.speak('Ruby');
  await application.ready();
  await guide.link('List shipments').first().click();
  await expect(guide.heading).toHaveText('List shipments');
  await expect(guide.chosen('Ruby').first()).toBeVisible();
  await expect(guide.sample('Net::HTTP')).toBeVisible();
  await expect(page.locator('[data-after]')).toHaveCount(0);
  for (const language of languages) {
    await guide.speak(language);
    const panel = page.getByRole('region', { name: language, exact: true });
    await expect(panel.or(page.getByRole('tabpanel', { name: language, exact: true })).locator('pre')).toBeVisible();
  }
  await page.goBack();
  await expect(guide.heading).toHaveText('Book a shipment');
  await expect(guide.chosen('Kotlin').first()).toBeVisible();
});

test('the address of a sample shows its language', async ({ guide }) => {
  await guide.open(`${operation}#${php}`);
  await expect(guide.place(php)).toBeInViewport();
  await expect(guide.sample('curl_init')).toBeVisible();
});

test('a link to a sample of another page shows its language', async ({ application, guide }) => {
  await guide.open('/reference/operations/bookShipment');
  await application.wake();
  const link = guide.link('List shipments').first();
  await link.evaluate((element, to) => element.setAttribute('href', to), `${operation}#${php}`);
  await link.click();
  await expect(guide.heading).toHaveText('List shipments');
  await expect(guide.place(php)).toBeInViewport();
  await expect(guide.sample('curl_init')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every language is read at the end, under the name of the operation', async ({ guide, page }) => {
    await guide.open(operation);
    await expect(guide.sample(/^curl /)).toBeInViewport();
    await guide.link('Other languages: JavaScript, Python, PHP, C#, Java, Go, Ruby and Kotlin').click();
    await expect(guide.headingNamed('Request in other languages')).toBeInViewport();
    await expect(guide.headingNamed('List shipments, continued')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Kotlin', exact: true }).locator('pre')).toBeVisible();
    for (const language of languages) await expect(guide.headingNamed(language).first()).toBeVisible();
    await expect(guide.headingNamed('PHP')).toBeVisible();
  });

  test('a further example is read at the end, in every language', async ({ guide }) => {
    await guide.open('/reference/operations/bookShipment');
    await guide.link('Further down: 1 more example').click();
    const examples = guide.place('bookShipment.request.HomeShipment.more');
    await expect(examples).toBeInViewport();
    for (const name of ['To a parcel locker', 'cURL', ...languages])
      await expect(examples.getByRole('heading', { name, exact: true })).toBeVisible();
  });

  test('on paper too', async ({ guide, page }) => {
    await guide.open(operation);
    await page.emulateMedia({ media: 'print' });
    await expect(guide.sample('curl_init')).toBeVisible();
    await expect(guide.headingNamed('PHP')).toBeVisible();
  });
});

/** Languages in which samples are shown. */
const languagesShown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-tabs=language] > section')]
    .filter((panel) => panel.querySelector('pre')?.checkVisibility({ contentVisibilityAuto: true }))
    .map((panel) => panel.dataset['value'] ?? '');
