import { expect, test } from './test.ts';

// One browser after the other: what they share is the machine.
test.describe.configure({ mode: 'default' });

const escape = 'Escape';
const enter = 'Enter';

/** A page of each kind, with its heading and what else must be seen: fields and samples. */
const pages = [
  { path: '/welcome', heading: 'Welcome', fields: false, samples: true },
  { path: '/book-a-shipment', heading: 'Book a shipment', fields: true, samples: true },
  { path: '/errors', heading: 'Errors', fields: true, samples: true },
  { path: '/reference', heading: 'Heron Parcel API', fields: false, samples: false },
  { path: '/reference/tags/Shipments', heading: 'Shipments', fields: false, samples: false },
  { path: '/reference/operations/listShipments', heading: 'List shipments', fields: true, samples: true },
  { path: '/reference/schemas/Shipment', heading: 'Shipment', fields: true, samples: true },
  { path: '/reference/webhooks/parcelDelivered', heading: 'Receive a delivery notice', fields: true, samples: true },
  { path: '/reference/errors/401', heading: '401 Unauthorised', fields: true, samples: false },
  { path: '/no-such-page', heading: '', fields: false, samples: false },
];

for (const { path, heading, fields, samples } of pages) {
  test(`${path} is read`, async ({ reader }) => {
    await reader.open(path);
    await reader.sees('heading', heading);
    await reader.sees('navigation', 'Documentation');
    const seen = (selector: string) =>
      reader.run<number>(
        'return [...document.querySelectorAll(arguments[0])].filter((each) => each.checkVisibility()).length',
        selector,
      );
    expect((await seen('main th a[href^="#"]')) > 0, 'fields').toBe(fields);
    expect((await seen('main pre')) > 0, 'samples').toBe(samples);
    await reader.wake();
    expect(await reader.run('return document.querySelectorAll("h1, main, #sidebar").length')).toBe(3);
  });
}

test('first actions are answered before the application is there, and hold when it has come', async ({
  reader,
  site,
}) => {
  site.hold();
  await reader.open('/pickups');
  const text = (selector: string) => reader.run<string>(`return document.querySelector('${selector}').textContent`);
  await reader.click('button', 'Copy code');
  await expect.poll(() => text('#announcer')).toBe('Copied');
  await reader.run('document.querySelector("main summary").click()');
  await reader.run(
    'const list = document.querySelector("main select"); list.value = "go"; list.dispatchEvent(new Event("change", { bubbles: true }))',
  );
  await reader.click('button', 'Switch to dark mode');
  await reader.click('button', 'Toggle sidebar');
  const state = () =>
    reader.run(
      `return [document.querySelector('main details').open, document.querySelector('main select').value,
        document.documentElement.dataset.mantineColorScheme, document.querySelector('#sidebar').offsetWidth]`,
    );
  const chosen = [true, 'go', 'dark', 48];
  expect(await state()).toEqual(chosen);
  await reader.pressWithControl('k');
  await reader.type('delivery no');
  expect(await reader.hasApplication()).toBe(false);
  site.release();
  await reader.type('tice');
  await reader.sees('gridcell', 'Delivery notices');
  expect(await reader.run('return document.querySelector("#search input").value')).toBe('delivery notice');
  await reader.press(escape);
  expect(await state()).toEqual(chosen);
});

test('on a narrow window the menu opens the drawer, and a link of it leads on', async ({ reader }) => {
  await reader.resize(600);
  await reader.open('/welcome');
  expect(await reader.has('link', 'Pickups')).toBe(false);
  await reader.click('button', 'Open menu');
  // It slides in where motion is welcome.
  const left = 'return document.getElementById("sidebar").getBoundingClientRect().left';
  await expect.poll(() => reader.run(left)).toBe(0);
  await reader.click('link', 'Pickups');
  await expect.poll(() => reader.heading()).toBe('Have parcels picked up');
});

test('the search finds a field and leads to it', async ({ reader }) => {
  await reader.open('/welcome');
  await reader.pressWithControl('k');
  await reader.type('leaveWithNeighbour');
  await reader.sees('gridcell', 'leaveWithNeighbour');
  await reader.press(enter);
  await expect.poll(() => reader.heading()).toContain('shipment');
  const isShown = `const { top, bottom } = document.querySelector('[data-target]').getBoundingClientRect();
    return bottom > 0 && top < innerHeight`;
  await expect.poll(() => reader.run(isShown).catch(() => false)).toBe(true);
});

test('pages turn without being loaded anew, and back again', async ({ reader }) => {
  await reader.open('/welcome');
  await reader.wake();
  await reader.run('window.marked = true');
  await reader.click('link', 'Get access');
  await expect.poll(() => reader.heading()).toBe('Get access');
  expect(await reader.run('return [location.pathname, document.activeElement.tagName]')).toEqual(['/access', 'H1']);
  await reader.back();
  await expect.poll(() => reader.heading()).toBe('Welcome');
  expect(await reader.run('return [location.pathname, window.marked]')).toEqual(['/welcome', true]);
});

test('dark is dark, on the next page too', async ({ reader }) => {
  const paper = 'return getComputedStyle(document.documentElement).backgroundColor';
  await reader.open('/welcome');
  expect(await reader.run(paper)).toBe('rgb(255, 255, 255)');
  await reader.click('button', 'Switch to dark mode');
  // Firefox may break off what two pages ask for at once.
  await expect.poll(() => reader.hasApplication()).toBe(true);
  await reader.open('/reference');
  expect(await reader.run(paper)).toBe('rgb(12, 17, 15)');
  await reader.sees('button', 'Switch to light mode');
});
