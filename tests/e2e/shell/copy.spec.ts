import { expect, test } from '../test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('every code block can be copied', async ({ guide, page }) => {
  await guide.open('/web-plugin');
  const button = guide.copyCodeButtons().first();
  const code = await guide.codeOf(button).textContent();
  await button.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
});

test('each shown code block has one copy button', async ({ guide }) => {
  for (const path of ['/get-started', '/static-wallet', '/setup-callback-url']) {
    await guide.open(path);
    await expect(guide.copyCodeButtons()).toHaveCount(await guide.code().filter({ visible: true }).count());
  }
});

test('a path can be copied', async ({ guide, page }) => {
  await guide.open('/phone-number');
  await guide.copyPathButton(guide.call('POST', '-phone-number/api/v1/phone-number-payment/initialize')).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^\/\w+-phone-number\/api\/v1\/phone-number-payment\/initialize$/);
});

test('the path of a field can be copied, and its button shows when its name is pointed at', async ({ guide, page }) => {
  await guide.open('/transaction-monitoring');
  const button = guide.copyFieldButton('status').first();
  await expect(button).toHaveCSS('opacity', '0');
  await button.hover();
  await expect(button).toHaveCSS('opacity', '1');
  await button.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('status');
});

test('a failed copy leaves a warning in the console, and nothing else', async ({ application, guide, page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await guide.open('/get-started');
  const before = await guide.article.innerText();
  await guide.copyCodeButtons().first().click();
  await expect.poll(() => said).toEqual(['warning: Failed to copy.']);
  await application.ready();
  expect(await guide.article.innerText()).toBe(before);
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(0);
  expect(said).toEqual(['warning: Failed to copy.']);
});

test('a browser without a clipboard gets the same warning', async ({ guide, page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await guide.open('/get-started');
  await guide.copyCodeButtons().first().click();
  await expect.poll(() => said).toEqual(['warning: Failed to copy.']);
});
