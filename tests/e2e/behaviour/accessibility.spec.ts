import { kinds } from '../sites.ts';
import { violations } from '../pages/accessibility.ts';
import { expect, test } from '../reading.ts';

/* In the light scheme every page is proved by the quick tier. */

for (const path of [...kinds, '/no-such-page']) {
  test(`${path} has no violation in dark, folded and unfolded`, async ({ complaints, guide, page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await guide.open(path);
    expect(await violations(page), 'folded').toEqual([]);
    await guide.unfold();
    expect(await violations(page), 'unfolded').toEqual([]);
    if (path === '/no-such-page') complaints.length = 0;
  });
}

test('the search has no violation', async ({ guide, page, search }) => {
  await guide.open('/welcome');
  await search.find('parcel');
  expect(await violations(page)).toEqual([]);
});

test('the drawer has no violation', async ({ guide, page, sidebar, topBar }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await guide.open('/welcome');
  await topBar.menu.click();
  await expect(sidebar.nav).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
