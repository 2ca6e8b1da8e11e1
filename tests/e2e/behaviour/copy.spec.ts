import { expect, test } from '../test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('each shown code block has one copy button', async ({ guide }) => {
  for (const path of ['/welcome', '/pickups', '/delivery-notices']) {
    await guide.open(path);
    await expect(guide.copyCodeButtons()).toHaveCount(await guide.code().filter({ visible: true }).count());
  }
});

test('the path of a field can be copied, and its button shows when its name is pointed at', async ({ guide, page }) => {
  await guide.open('/tracking');
  const button = guide.copyFieldButton('status').first();
  await expect(button).toHaveCSS('opacity', '0');
  await button.hover();
  await expect(button).toHaveCSS('opacity', '1');
  await button.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('status');
});
