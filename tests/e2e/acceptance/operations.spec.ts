import { callPages, publishedCalls, subscriptionKeyHeader, unpublishedOperations } from '../facts/operations.ts';
import { routes } from '../facts/routes.ts';
import { expect, test } from '../reading.ts';

for (const { page, method, path } of publishedCalls) {
  test(`${page} shows ${method} {product}${path}`, async ({ guide }) => {
    await guide.read(page);
    await expect(guide.call(method, path)).toBeVisible();
  });
}

for (const { path } of routes) {
  const published = publishedCalls.filter(({ page }) => page === path);

  test(`${path} shows ${published.length} calls and invents none`, async ({ guide }) => {
    await guide.read(path);
    await expect(guide.calls()).toHaveCount(published.length);
  });
}

for (const { page, headings } of unpublishedOperations) {
  test(`${page} documents its operations and says that their method and path are not published`, async ({ guide }) => {
    await guide.read(page);
    for (const heading of headings) await expect(guide.headingNamed(heading).first()).toBeVisible();
    await expect(guide.notPublished(/path/i).filter({ hasText: /method/i })).toHaveCount(headings.length);
  });
}

for (const page of callPages) {
  test(`${page} names the header every request needs, and the JSON content type`, async ({ guide }) => {
    await guide.read(page);
    await expect(guide.article.getByText(subscriptionKeyHeader, { exact: true }).first()).toBeVisible();
    await expect(guide.article.getByText('application/json').first()).toBeVisible();
  });
}

test('the base URL of the calls is the one on /get-started', async ({ guide }) => {
  await guide.read('/get-started');
  const base = (await guide.code().first().textContent())?.trim() ?? '';
  await guide.read('/phone-number');
  await expect(
    guide
      .code()
      .filter({ hasText: `${base}/` })
      .first(),
  ).toBeAttached();
});
