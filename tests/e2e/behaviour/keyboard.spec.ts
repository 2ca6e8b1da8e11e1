import { expect, test } from '../test.ts';

test('the first stop of the keyboard skips to the content', async ({ guide, page }) => {
  await guide.open('/welcome');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip to content/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(guide.article).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(guide.article.locator(':focus')).toBeVisible();
});

test('the second skips to the navigation, which comes after the article', async ({ guide, page, sidebar }) => {
  await guide.open('/welcome');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to navigation/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(sidebar.nav.locator(':focus')).toBeVisible();
});

test('on a phone there is no way to a navigation that is not shown', async ({ guide, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await guide.open('/welcome');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to navigation/i })).toBeHidden();
  await expect(page.locator(':focus')).not.toHaveText(/skip/i);
});

for (const path of ['/welcome', '/pickups']) {
  test(`every stop of the keyboard on ${path} is seen, and the walk ends in the sidebar`, async ({
    application,
    guide,
    page,
    sidebar,
  }) => {
    await guide.open(path);
    const unseen: string[] = [];
    const stops: string[] = [];
    for (let stop = 0; stop < 250; stop++) {
      await page.keyboard.press('Tab');
      const { label, tag, marked, shown } = await application.focus();
      if (tag === 'BODY') break;
      stops.push(label);
      if (!marked || !shown) unseen.push(`${tag} ${label}`);
    }
    expect(unseen).toEqual([]);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.length).toBeLessThan(250);
    // The article arrives first, and is walked first.
    expect(stops.filter((stop) => /Create Account/.test(stop))).toHaveLength(1);
    const last = sidebar.nav.locator('a, summary').filter({ visible: true }).last();
    expect(stops.at(-1)).toBe((await last.textContent())?.trim().slice(0, 40));
  });
}
