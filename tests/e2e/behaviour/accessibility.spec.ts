import { kinds } from '../sites.ts';
import { rules, violations } from '../pages/accessibility.ts';
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
  await search.find('trackingNumber');
  expect(await violations(page), 'folded').toEqual([]);
  await search.press('ArrowRight');
  await expect(search.dialog.getByRole('status')).toHaveText(/places shown/);
  expect(await violations(page), 'unfolded').toEqual([]);
  await search.input.fill('');
  await expect(search.remember).toBeVisible();
  expect(await violations(page), 'empty').toEqual([]);
});

test('no rule of WCAG sleeps: targets that are too small and close are found', async ({ page }) => {
  await page.goto('about:blank');
  const tiny = '<button style="width: 8px; height: 8px; padding: 0; border: 0">.</button>';
  await page.setContent(`<html lang="en"><title>Targets</title><main>${tiny}${tiny}</main></html>`);
  const { awake, deprecated } = await rules(page);
  expect(awake).toEqual(
    expect.arrayContaining(['target-size', 'css-orientation-lock', 'p-as-heading', 'td-has-header']),
  );
  expect(deprecated).toEqual(['aria-roledescription', 'audio-caption']);
  expect(await violations(page)).toEqual([expect.stringContaining('target-size')]);
});
