import type { Page } from '@playwright/test';
import { start, withSite } from '../server.ts';
import { expect, test, type Sources } from './test.ts';

const guide = 'guides/send/book-a-shipment.mdx';
const operation = 'openapi/paths/customs-form.yaml';

test('an edit shows in the open page, which keeps its scroll position, folds and languages', async ({
  address,
  page,
  sources,
}) => {
  await open(page, `${address}/book-a-shipment`);
  const fold = page.locator('main details').first();
  await fold.evaluate((details: HTMLDetailsElement) => (details.open = true));
  await page.evaluate(() => document.querySelector('#step-2-read-it-again')?.scrollIntoView());
  const place = () => page.locator('#step-2-read-it-again').evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await place();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  sources.edit(guide, 'Something broke', 'Something was crushed');
  await expect(page.getByRole('heading', { name: 'Something was crushed' })).toBeVisible();
  sources.edit(operation, 'Upload a customs form', 'Upload a signed customs form');
  await expect(page.locator('main')).toContainText('Attaches the scanned form');
  sources.edit(operation, 'Attaches the scanned form', 'Attaches the signed form');
  await expect(page.locator('main')).toContainText('Attaches the signed form');

  const site = sources.read('guides/site.yaml');
  sources.write('guides/site.yaml', `${site}accent: { light: '#7a1fa2', dark: '#8ab4f8' }\n`);
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  await expect.poll(accent).toContain('#7a1fa2');

  expect(await page.evaluate(() => 'sameDocument' in window), 'not loaded anew').toBe(true);
  expect(await fold.evaluate((details: HTMLDetailsElement) => details.open), 'fold').toBe(true);
  expect(Math.abs((await place()) - before), 'pixels moved').toBeLessThan(2);
});

test('a page is Markdown for whoever prefers it', async ({ address, request }) => {
  for (const [accept, type] of [
    ['text/markdown, text/html, */*', 'text/markdown; charset=utf-8'],
    ['text/html, */*', 'text/html; charset=utf-8'],
  ] as const) {
    const response = await request.get(`${address}/book-a-shipment`, { headers: { accept } });
    expect(response.headers()['content-type']).toBe(type);
    expect(await response.text()).toContain('Book a shipment');
  }
});

test('a problem shows with its place while it lasts, and the last good page stays', async ({
  address,
  page,
  sources,
}) => {
  await open(page, `${address}/book-a-shipment`);
  const panel = page.locator('[data-problems]');
  await expect(panel).toHaveCount(0);
  sources.edit(guide, '<Operation id="getShipment" />', '<Operation id="getShipmint" />');
  await expect(panel).toContainText('1 error in 1 file.');
  await expect(panel).toContainText('book-a-shipment.mdx:25:12');
  await expect(panel).toContainText('Did you mean `getShipment`?');
  sources.edit(guide, 'getShipmint', 'getShipment');
  await expect(panel).toHaveCount(0);

  // Not even YAML: nothing can be drawn of it.
  const whole = sources.read('openapi/openapi.yaml');
  sources.write('openapi/openapi.yaml', `${whole}\n  - "open`);
  await expect(panel).toContainText('openapi.yaml');
  await expect(page.getByRole('heading', { name: 'Step 2: Read it again' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Step 2: Read it again' })).toBeVisible();
  await expect(panel).toContainText('openapi.yaml');
  sources.write('openapi/openapi.yaml', whole);
  await expect(panel).toHaveCount(0);
});

test('a description that is broken from the start is told, and drawn once it is mended', async ({ page, sources }) => {
  const whole = sources.read('openapi/openapi.yaml');
  sources.write('openapi/openapi.yaml', 'openapi: "');
  const { url, stop } = await start('dev', sources.options);
  await page.goto(`${url}/book-a-shipment`);
  await expect(page.locator('[data-problems]')).toContainText('openapi.yaml');
  sources.write('openapi/openapi.yaml', whole);
  await expect(page.getByRole('heading', { name: 'Book a shipment', level: 1 })).toBeVisible();
  await expect(page.locator('[data-problems]')).toHaveCount(0);
  await stop();
});

test('fifty edits in a row, broken ones and a change of branch among them, end as a clean build', async ({
  address,
  page,
  sources,
}) => {
  await open(page, `${address}/book-a-shipment`);
  const good = sources.read(guide);
  for (let edit = 1; edit <= 50; edit++) {
    if (edit % 10 === 0) sources.write(guide, `${good}\n<Operation id="\n`);
    else if (edit === 25) switchBranch(sources);
    else if (edit % 2 === 0)
      sources.edit(operation, /summary: (.*)/.exec(sources.read(operation))?.[1] ?? '', `Form ${edit}`);
    else sources.write(guide, good.replace('Something broke', `Broken ${edit}`));
    await page.waitForTimeout(edit % 7 === 0 ? 250 : 20);
  }
  sources.write(guide, good.replace('Something broke', 'After all edits'));
  await expect(page.getByRole('heading', { name: 'After all edits' })).toBeVisible();
  await expect(page.locator('[data-problems]')).toHaveCount(0, { timeout: 30_000 });

  await withSite(sources.options, async (built) => {
    const paths = [...(await (await fetch(`${built}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(paths).toContain('/pick-ups');
    expect(paths.length).toBeGreaterThan(40);
    // Both as the page's script has laid them out.
    const fresh = await page.context().newPage();
    await open(fresh, `${built}/book-a-shipment`);
    await expect
      .poll(async () => readable(page, await fresh.content()), 'the page that stayed open')
      .toEqual(await readable(page, await page.content()));
    // Sizes of downloads are known to a build alone.
    for (const path of paths.filter((each) => each !== '/reference/downloads'))
      expect(await readable(page, await htmlOf(address + path)), path).toEqual(
        await readable(page, await htmlOf(built + path)),
      );
  });
});

/** Many files at once: written, renamed and removed. */
function switchBranch(sources: Sources): void {
  sources.rename('guides/send/pickups.mdx', 'guides/send/pick-ups.mdx');
  for (let n = 0; n < 150; n++)
    sources.write(
      `guides/tools/note-${n}.mdx`,
      `---\ntitle: Note ${n}\ndescription: Note ${n}.\norder: ${n + 50}\nicon: plug\n---\n\nThe text of note ${n}.\n`,
    );
  for (let n = 0; n < 140; n++) sources.remove(`guides/tools/note-${n}.mdx`);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
}

const htmlOf = async (address: string): Promise<string> => (await fetch(address)).text();

/** What a reader reads of a page's article, and its anchors; not what scripts add to it. */
const readable = (page: Page, html: string) =>
  page.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    for (const added of main?.querySelectorAll('button, select, template, [role=tablist], [data-row-link]') ?? [])
      added.remove();
    return {
      words: main?.textContent.split(/\s+/),
      anchors: [...(main?.querySelectorAll('[id]') ?? [])].map(({ id }) => id),
    };
  }, html);
