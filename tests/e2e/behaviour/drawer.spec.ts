import { expect, test } from '../test.ts';

const drawerWidth = 288;

test('from 768 px on the sidebar is a column, below it a drawer', async ({ guide, page, sidebar, topBar }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await guide.open('/welcome');
  await expect(sidebar.nav).toBeVisible();
  await expect(topBar.menu).toBeHidden();
  await expect(topBar.sidebarToggle).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(sidebar.nav).toBeHidden();
  await expect(topBar.menu).toBeVisible();
  await expect(topBar.sidebarToggle).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens a drawer of 18rem', async ({ guide, sidebar, topBar }) => {
    await guide.open('/welcome');
    await expect(sidebar.nav).toBeHidden();
    await topBar.menu.click();
    await expect(sidebar.nav).toBeVisible();
    await expect.poll(() => sidebar.width()).toBe(drawerWidth);
    await expect(topBar.menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('Ctrl+B opens and closes the drawer, and leaves the cookie alone', async ({ context, guide, page, sidebar }) => {
    await guide.open('/welcome');
    await page.keyboard.press('Control+b');
    await expect(sidebar.nav).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(sidebar.nav).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });

  test('a group folded in the drawer stays folded on the next page, also when that page never opens it', async ({
    guide,
    sidebar,
    topBar,
  }) => {
    const group = 'Follow up';
    await guide.open('/welcome');
    await topBar.menu.click();
    const was = await sidebar.isOpen(group);
    await sidebar.groupHandle(group).click();
    await guide.open('/book-a-shipment');
    await guide.open('/pickups');
    await topBar.menu.click();
    expect(await sidebar.isOpen(group)).toBe(!was);
  });

  test('the keyboard goes into the drawer, and Escape leads back to the menu', async ({
    guide,
    page,
    sidebar,
    topBar,
  }) => {
    await guide.open('/welcome');
    await topBar.menu.focus();
    await page.keyboard.press('Enter');
    await expect(sidebar.nav).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(sidebar.nav.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar.nav).toBeHidden();
    await expect(topBar.menu).toBeFocused();
    await expect(topBar.menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('a touch beside the drawer closes it', async ({ guide, page, sidebar, topBar }) => {
    await guide.open('/welcome');
    await topBar.menu.click();
    await expect(sidebar.nav).toBeVisible();
    await page.mouse.click(370, 500);
    await expect(sidebar.nav).toBeHidden();
  });

  test('following a link closes the drawer', async ({ application, guide, sidebar, topBar }) => {
    await guide.open('/welcome');
    await application.wake();
    await topBar.menu.click();
    await sidebar.link('Book a shipment').click();
    await expect(guide.heading).toHaveText('Book a shipment');
    await expect(sidebar.nav).toBeHidden();
  });

  test('Sign In is an entry of the menu and leads to another site', async ({ guide, sidebar, topBar }) => {
    await guide.open('/welcome');
    await expect(topBar.signIn).toBeHidden();
    await topBar.menu.click();
    await expect(sidebar.signIn()).toBeVisible();
    await expect(sidebar.signIn()).toHaveAttribute('href', /^https:\/\//);
  });
});
