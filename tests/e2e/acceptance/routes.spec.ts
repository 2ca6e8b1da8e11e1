import { routes } from '../facts/routes.ts';
import { expect, test } from '../reading.ts';

for (const { path, title, heading } of routes) {
  test(`${path} has its title, description, canonical link and one heading`, async ({ guide }) => {
    const response = await guide.open(path);
    expect(response?.status()).toBe(200);
    expect(await guide.title()).toMatch(title);
    expect((await guide.description())?.length).toBeGreaterThan(20);
    expect(await guide.canonical()).toMatch(new RegExp(`^https://[^/]+${path}$`));
    await expect(guide.heading).toHaveCount(1);
    await expect(guide.heading).toHaveText(heading);
    await expect(guide.heading).toBeInViewport();
  });
}

test('no two pages share a title or a description', async ({ guide }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const { path } of routes) {
    await guide.open(path);
    titles.add(await guide.title());
    descriptions.add(await guide.description());
  }
  expect(titles.size).toBe(routes.length);
  expect(descriptions.size).toBe(routes.length);
});

test('/ leads to /get-started', async ({ guide, page, baseURL }) => {
  await guide.open('/');
  expect(page.url()).toBe(`${baseURL}/get-started`);
  await expect(guide.heading).toHaveText('Getting Started');
});
