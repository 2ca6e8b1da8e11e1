import { routes } from '../facts/routes.ts';
import { expect, test } from '../reading.ts';

const external = /^https:\/\//;

for (const { path } of routes) {
  test(`${path} has the footer and the top bar`, async ({ footer, guide, topBar }) => {
    await guide.open(path);
    await expect(footer.chat).toHaveAttribute('href', external);
    await expect(footer.support).toHaveAttribute('href', /^mailto:\S+@\S+/);
    await expect(footer.footer).toContainText(/support/i);
    await expect(footer.footer).toContainText(/API integration/i);
    await expect(footer.createAccount).toHaveAttribute('href', external);
    await expect(footer.footer).toContainText(/Powered by \S+/);
    await expect(topBar.signIn).toBeVisible();
    await expect(topBar.signIn).toHaveAttribute('href', external);
    await expect(topBar.logo).toHaveAttribute('href', '/');
  });
}
