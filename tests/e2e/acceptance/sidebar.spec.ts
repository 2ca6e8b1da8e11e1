import { routes, sidebarGroups, sidebarLinks } from '../facts/routes.ts';
import { expect, test } from '../reading.ts';

test('the sidebar has its five groups in order', async ({ guide, sidebar }) => {
  await guide.open('/get-started');
  expect(await sidebar.groupLabels()).toEqual(sidebarGroups.map(({ label }) => label));
});

for (const { label, links } of sidebarGroups) {
  test(`the group "${label}" has its links in order`, async ({ guide, sidebar }) => {
    await guide.open('/get-started');
    expect(await sidebar.links(label)).toEqual(links);
  });
}

for (const { label, path } of sidebarLinks) {
  test(`on ${path} the item "${label}" is the active one, and can be seen`, async ({ guide, sidebar }) => {
    await guide.open(path);
    await expect(sidebar.activeLinks()).toHaveCount(1);
    await expect(sidebar.activeLinks()).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.link(label)).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.link(label)).toBeInViewport();
  });
}

test('/onboarding is not in the sidebar, and marks nothing in it', async ({ guide, sidebar }) => {
  await guide.open('/onboarding');
  const paths = (await Promise.all(sidebarGroups.map(({ label }) => sidebar.links(label))))
    .flat()
    .map(({ path }) => path);
  expect(paths).not.toContain('/onboarding');
  expect(new Set([...paths, '/onboarding'])).toEqual(new Set(routes.map(({ path }) => path)));
  await expect(sidebar.activeLinks()).toHaveCount(0);
});

test('/onboarding is linked from the text of another page', async ({ guide }) => {
  await guide.open('/get-started');
  await expect(guide.article.locator('a[href="/onboarding"]').first()).toBeVisible();
});
