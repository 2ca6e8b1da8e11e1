import { frameViolations, rules, violations } from '../pages/accessibility.ts';
import { expect, test } from '../reading.ts';

test('the search has no violation', async ({ guide, page, search }) => {
  await guide.open('/welcome');
  await search.find('trackingNumber');
  expect(await frameViolations(page), 'folded').toEqual([]);
  await search.press('ArrowRight');
  await expect(search.dialog.getByRole('status')).toHaveText(/places shown/);
  expect(await frameViolations(page), 'unfolded').toEqual([]);
  await search.input.fill('');
  await expect(search.remember).toBeVisible();
  expect(await frameViolations(page), 'empty').toEqual([]);
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
