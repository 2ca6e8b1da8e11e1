import { routes, sidebarLinks } from '../facts/routes.ts';
import { expect, test } from '../reading.ts';

for (const { group, label, path } of sidebarLinks) {
  const heading = routes.find((route) => route.path === path)?.heading ?? /./;

  test(`${path} opens at its top from the sidebar`, async ({ application, guide, page, sidebar, baseURL }) => {
    await guide.open(path === '/static-wallet' ? '/onboarding' : '/static-wallet');
    await application.scrollTo(600);
    await sidebar.follow(group, label);
    await expect(guide.heading).toHaveText(heading);
    expect(page.url()).toBe(`${baseURL}${path}`);
    await expect.poll(() => application.scrollTop()).toBe(0);
  });
}

test('/onboarding opens at its top from a link in the text', async ({ application, guide }) => {
  await guide.open('/get-started');
  await guide.link('Merchant onboarding').first().scrollIntoViewIfNeeded();
  await guide.link('Merchant onboarding').first().click();
  await expect(guide.heading).toHaveText(/Merchant onboarding/);
  await expect.poll(() => application.scrollTop()).toBe(0);
});
