import type { Page } from '@playwright/test';
import { withSite } from './server.ts';
import { expect, test as base } from './test.ts';

const FIXTURE = 'tests/fixtures/hostile';
const PAGES = [
  '/hostile',
  '/reference',
  '/reference/operations/changeOrder',
  '/reference/schemas/Order',
  '/reference/tags/img-src-x-onerror-window.hacked-1',
];

interface Watch {
  /** What was tried and must not be: dialogs, broken policies, errors. */
  readonly happened: readonly string[];
  isHacked(): Promise<boolean>;
}

/** On a site whose guides and description would run something wherever they are shown. */
const test = base.extend<{ watch: Watch }, { hostileSite: string }>({
  hostileSite: [
    async ({ browserName }, use) =>
      withSite(
        `hostile-site-${browserName}`,
        ['--openapi', `${FIXTURE}/openapi.yaml`, '--guides', `${FIXTURE}/guides`],
        use,
      ),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ hostileSite }, use) => use(hostileSite),
  watch: async ({ page }, use) => {
    const happened: string[] = [];
    await page.exposeFunction('tell', (what: string) => void happened.push(what));
    await page.addInitScript(() => {
      const { tell } = window as unknown as { tell(what: string): void };
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        tell(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
      );
    });
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => happened.push(`dialog: ${dialog.message()}`)));
    page.on('pageerror', ({ message }) => happened.push(`error: ${message}`));
    page.on('popup', (popup) => happened.push(`popup: ${popup.url()}`));
    await use({ happened, isHacked: () => page.evaluate(() => 'hacked' in window || 'hacked' in Object.prototype) });
  },
});

test.describe.configure({ mode: 'default' });

test('what runs, what breaks a policy and what asks is noticed', async ({ page, watch }) => {
  await page.goto('/hostile');
  await page.evaluate(() => {
    fetch('data:text/plain,x').catch(() => undefined);
    setTimeout(() => window.confirm('Really?'));
  });
  await expect.poll(() => [...watch.happened].sort().join('\n')).toMatch(/^dialog: Really\?\npolicy: connect-src data/);
  expect(await watch.isHacked()).toBe(false);
  await page.evaluate(() => Object.assign(window, { hacked: 1 }));
  expect(await watch.isHacked()).toBe(true);
});

for (const path of PAGES) {
  test(`nothing on ${path} runs, whatever a reader opens and clicks`, async ({ application, guide, page, watch }) => {
    await guide.read(path);
    await expect(guide.heading).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    await pressAll(page);
    await application.wake();
    await pressAll(page);
    for (const href of await inside(page)) {
      await guide.open(path);
      await guide.unfold();
      const target = new URL(href, page.url()).href;
      await page
        .locator(`main a[href="${escaped(href)}"]`)
        .first()
        .evaluate((link) => (link as HTMLElement).click());
      await expect(page).toHaveURL(target);
      await expect(page.locator('h1')).toHaveCount(1);
    }
    expect(watch.happened).toEqual([]);
    expect(await watch.isHacked()).toBe(false);
  });
}

test('what is found of hostile words is text', async ({ page, search, watch }) => {
  await page.goto('/hostile');
  await search.openByKey();
  for (const words of ['script', 'onerror', '<img src=x onerror=window.hacked=1>', '__proto__', 'constructor']) {
    await search.input.fill(words);
    if (words === 'script' || words === 'onerror') await expect(search.results.first()).toBeVisible();
    await expect(search.dialog.locator('img, script, svg[onload], iframe')).toHaveCount(0);
  }
  await search.input.fill('onerror');
  await expect(search.result('<img src=x onerror=window.hacked=1>').first()).toBeVisible();
  await search.input.press('Enter');
  await expect(page.locator('h1')).toHaveCount(1);
  expect(watch.happened).toEqual([]);
  expect(await watch.isHacked()).toBe(false);
});

/** Presses every button of the article. */
function pressAll(page: Page): Promise<void> {
  return page
    .locator('main button')
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
}

/** Addresses of the article's links that stay on the site, each once. */
function inside(page: Page): Promise<string[]> {
  return page
    .locator('main a')
    .evaluateAll((links) =>
      [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].filter((href) => /^[/#]/.test(href)),
    );
}

function escaped(text: string): string {
  return text.replace(/["\\]/g, '\\$&');
}
