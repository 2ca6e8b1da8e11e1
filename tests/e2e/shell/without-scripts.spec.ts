import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('nothing is offered that needs scripts', async ({ guide, page, topBar }) => {
  await guide.open('/bank-details');
  for (const control of [topBar.search, topBar.schemeSwitch, topBar.sidebarToggle]) await expect(control).toBeHidden();
  await expect(guide.copyCodeButtons()).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Copy|Expand all|Collapse all/ })).toHaveCount(0);
  await expect(guide.article.getByRole('tab')).toHaveCount(0);
});

test('a nested field is read by opening its folds', async ({ guide }) => {
  await guide.open('/bank-details');
  await expect(guide.field('firstName').first()).toBeHidden();
  await guide.foldHandle('customer').first().click();
  await expect(guide.field('firstName').first()).toBeVisible();
});

test('every answer is read by opening it', async ({ guide }) => {
  await guide.open('/bank-transfer');
  await guide
    .foldHandle(/^\s*417/)
    .first()
    .click();
  await expect(guide.statement('Unable to generate a virtual account')).toBeVisible();
});

test('headings are reached from the list of the page', async ({ guide, page }) => {
  await guide.open('/response');
  await guide.article
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Status codes' })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/#status-codes$/);
  await expect(guide.headingNamed('Status codes')).toBeInViewport();
});
