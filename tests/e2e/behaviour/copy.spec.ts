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

test('the button of a path comes last in its cell, however slowly the page arrives', async ({ guide, page }) => {
  await guide.open('/tracking');
  const parts = await page.evaluate(async () => {
    const seen: string[] = [];
    const row = document.createElement('tr');
    const cell = document.createElement('th');
    const steps: (() => void)[] = [
      () => document.querySelector('[data-paths] tbody')?.append(row),
      () => row.append(cell),
      () => cell.append(Object.assign(document.createElement('a'), { textContent: 'late' })),
      () => cell.append(Object.assign(document.createElement('span'), { textContent: 'string' })),
      () => row.append(document.createElement('td')),
    ];
    for (const arrive of steps) {
      arrive();
      await new Promise((resolve) => setTimeout(resolve));
      seen.push([...cell.children].map((part) => part.ariaLabel ?? part.textContent).join(', '));
    }
    return seen;
  });
  expect(parts).toEqual(['', '', 'late', 'late, string', 'late, string, Copy path late']);
});

test('a page can be copied as Markdown, which is fetched when it is asked for', async ({
  application,
  guide,
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await guide.open('/pickups');
  await application.wake();
  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  await expect(button).toBeVisible();
  expect(fetched).not.toContain('/pickups.md');
  await button.click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# .+\n/);
  expect(fetched).toContain('/pickups.md');
});

test('a page whose Markdown cannot be had says so', async ({ application, complaints, guide, page }) => {
  await page.route('**/pickups.md', (route) => route.fulfill({ status: 404, body: 'Gone' }));
  await guide.open('/pickups');
  await application.wake();
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Not copied/);
  // The browser tells of the missing file.
  complaints.length = 0;
});

test('a copy that the browser refuses is a warning in the console and says nothing else', async ({
  complaints,
  guide,
  page,
}) => {
  await page.addInitScript(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))));
  await guide.open('/welcome');
  await guide.copyCodeButtons().first().click();
  await expect.poll(() => complaints).toEqual(['warning: Failed to copy.']);
  complaints.length = 0;
  await expect(page.getByRole('status')).toHaveText('');
});
