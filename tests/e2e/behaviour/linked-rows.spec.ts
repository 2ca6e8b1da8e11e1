import { contrast } from '../../unit/contrast.ts';
import { violations } from '../pages/accessibility.ts';
import { LinkedRows } from '../pages/linked-rows.ts';
import { expect, test } from '../test.ts';

const PAGE = '/reference/operations/bookShipment';

test('a row that is pointed at lights its lines in the sample that is shown alone, and moves nothing', async ({
  application,
  guide,
  page,
}) => {
  const linked = new LinkedRows(page);
  await application.watchShifts();
  await guide.open(PAGE);
  await application.wake();
  await linked.ready();
  await linked.row('bookShipment.body.weight').hover();
  await expect.poll(() => linked.litLines()).toEqual(['"weight": 1200,']);
  await linked.row('bookShipment.201.bookedAt').hover();
  await expect.poll(() => linked.litLines()).toEqual(['"bookedAt": "2026-03-02T09:00:00Z",']);
  await linked.row('bookShipment.header.Content-Type').hover();
  await expect.poll(() => linked.litLines()).toEqual([`--header 'Content-Type: application/json' \\`]);
  await linked.row('bookShipment.body.recipient').hover();
  await expect.poll(() => linked.litLines()).toEqual([expect.stringMatching(/^"recipient": \{[^]*Porto[^]*\},$/)]);
  await guide.heading.hover();
  await expect.poll(() => linked.litLines()).toEqual([]);
  expect(await application.shifts()).toEqual([]);
});

test('rows follow the language and the example that are shown', async ({ application, guide, page }) => {
  const linked = new LinkedRows(page);
  await guide.open(`${PAGE}?language=go`);
  await application.wake();
  await linked.ready();
  await linked.row('bookShipment.body.weight').hover();
  await expect.poll(() => linked.litLines()).toEqual(['"weight":       1200,']);
  await page.getByRole('tab', { name: 'To a parcel locker' }).click();
  await linked.row('bookShipment.body.weight').hover();
  await expect.poll(() => linked.litLines()).toEqual(['"weight":       800,']);
});

test('a line that is pointed at lights its row, or the fold that holds it', async ({ application, guide, page }) => {
  const linked = new LinkedRows(page);
  await guide.open('/reference/operations/getShipment');
  await application.wake();
  await linked.ready();
  const email = linked.sample('getShipment.200.Booked').getByText('"email"', { exact: true });
  await email.hover();
  await expect(linked.row('getShipment.200.recipient')).toHaveAttribute('data-lit');
  await guide.unfold();
  await guide.heading.hover();
  await expect(linked.row('getShipment.200.recipient')).not.toHaveAttribute('data-lit');
  await email.hover();
  await expect(linked.row('getShipment.200.recipient.email')).toHaveAttribute('data-lit');
});

test('the row of the URL lights its line, in the first item of a list', async ({ application, guide, page }) => {
  const linked = new LinkedRows(page);
  await guide.open('/reference/operations/listShipments#listShipments.200.shipments.trackingNumber');
  await application.wake();
  await linked.ready();
  await expect.poll(() => linked.litLines()).toEqual(['"trackingNumber": "HE000411",']);
  await linked.row('listShipments.200.shipments.serviceLevel').getByRole('link').first().click();
  await expect.poll(() => linked.litLines()).toEqual(['"serviceLevel": 2,']);
});

test('keys alone lead from a row into its sample, and Escape back', async ({ application, guide, page }) => {
  const linked = new LinkedRows(page);
  await guide.open(PAGE);
  await application.wake();
  await linked.ready();
  const button = linked.showInSample('weight').first();
  await expect(button).toHaveCSS('opacity', '0');
  await linked.row('bookShipment.body.weight').getByRole('link', { name: 'weight' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  const sample = linked.sample('bookShipment.request.HomeShipment-curl');
  await expect(sample).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Line 16. Press Escape to go back.');
  expect(await linked.litLines()).toEqual(['"weight": 1200,']);
  expect(await application.focus()).toMatchObject({ marked: true, shown: true });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(await application.focus()).toMatchObject({ marked: true, shown: true });
});

test('a row of another status shows the sample of that status', async ({ application, guide, page }) => {
  const linked = new LinkedRows(page);
  await guide.open(PAGE);
  await application.wake();
  await linked.ready();
  await guide.unfold();
  await linked.row('bookShipment.409.field').hover();
  await linked.showInSample('field').first().click();
  await expect(linked.sample('bookShipment.409.generated')).toBeFocused();
  expect(await linked.litLines()).toEqual(['"field": "example"']);
});

for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const)
  test(`lit lines are legible where a reader prefers ${JSON.stringify(media)}`, async ({
    application,
    guide,
    page,
  }) => {
    const linked = new LinkedRows(page);
    await page.emulateMedia(media);
    await guide.open(PAGE);
    await application.wake();
    await linked.ready();
    await linked.row('bookShipment.body.weight').hover();
    await expect.poll(() => linked.litLines()).toHaveLength(1);
    expect(contrast(...(await linked.litColours()))).toBeGreaterThanOrEqual(4.5);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('"Show in sample" takes no room and no tap', async ({ application, guide, page }) => {
    await guide.open(PAGE);
    await application.wake();
    const button = new LinkedRows(page).showInSample('weight').first();
    await expect(button).toHaveCSS('pointer-events', 'none');
    expect(await application.tooWideAt(320, 390)).toEqual([]);
  });
});

test('what is required stands after the type, on one baseline', async ({ guide, page }) => {
  await guide.open(PAGE);
  const row = new LinkedRows(page).row('bookShipment.body.recipient');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const [required, type] = await Promise.all(
      ['required', 'object'].map((word) =>
        row
          .getByText(word, { exact: true })
          .first()
          .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(required?.left).toBeGreaterThan(type?.right ?? 0);
    // Both are of one font and size, so their baselines are as far apart as their middles.
    const middle = (box: DOMRect | undefined): number => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2;
    expect(middle(required)).toBeCloseTo(middle(type), 1);
  }
});

test('the target of the URL is lit twelve pixels beyond its text', async ({ guide, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await guide.open(`${PAGE}#bookShipment.body.weight`);
  await expect(new LinkedRows(page).row('bookShipment.body.weight')).toHaveCSS('box-shadow', /-12px 0px.*12px 0px/);
});
