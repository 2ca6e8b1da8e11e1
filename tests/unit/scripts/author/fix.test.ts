/** `npm run check -- --fix`: what it corrects and how, and what it leaves alone. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixAll } from '#scripts/author/fix/fix-all.ts';
import { displayPath } from '#scripts/cli/problem.ts';
import { copySite, SITES, type Edit, type SiteCopy } from './site-copy.ts';

const SHIPMENT = 'openapi/paths/shipment.yaml';
const SCHEMAS = 'openapi/components/schemas.yaml';
const EXAMPLES = 'openapi/components/examples.yaml';
const GUIDE = 'guides/send/book-a-shipment.mdx';

/** Mistakes of which the correction is what stood there before. */
const CORRECTED: Readonly<Record<string, Edit>> = {
  'a key of OpenAPI': [SHIPMENT, 'summary: Get', 'sumary: Get'],
  'a reference to a name': [SHIPMENT, 'schemas.yaml#/Shipment\n', 'schemas.yaml#/Shipmnet\n'],
  'a field of an example': [EXAMPLES, 'weight: 1200', 'wieght: 1200'],
  'an operation of a guide': [GUIDE, 'id="getShipment"', 'id="getShipmnet"'],
  'a component of a guide': ['guides/follow/tracking.mdx', '<EnumTable ', '<EnumTble '],
  'a name in code': ['guides/begin/welcome.mdx', '`serviceLevel`', '`servceLevel`'],
  'a page that a guide links': [GUIDE, '(/errors)', '(/erors)'],
  'a key of frontmatter': ['guides/follow/tracking.mdx', 'description:', 'descripton:'],
  'a key of a group': ['guides/groups.yaml', '- folder: send\n  label', '- folder: send\n  lable'],
  'a number that has to be a text': ['guides/follow/tracking.mdx', 'title: Tracking', 'title: 2024'],
  'a text that has to be a number': ['guides/follow/tracking.mdx', 'order: 1', "order: '1'"],
  'a group that is not registered': ['guides/groups.yaml', '- folder: tools\n  label: Tools\n  icon: plug\n', ''],
  'an example without `value`': [
    EXAMPLES,
    '  summary: To a parcel locker\n  value:\n    recipient:\n      name: Olu Brandt\n      email: olu@example.com\n      address: { street: 3 Kiln Lane, postcode: LA1 1YF, city: Lancaster }\n    serviceLevel: 1\n    weight: 800\n    delivery: { kind: locker, lockerCode: LA-017 }\n',
    '  recipient:\n    name: Olu Brandt\n    email: olu@example.com\n    address: { street: 3 Kiln Lane, postcode: LA1 1YF, city: Lancaster }\n  serviceLevel: 1\n  weight: 800\n  delivery: { kind: locker, lockerCode: LA-017 }\n',
  ],
};

/** What comes out where it is not what stood there before. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'a number that has to be a text': "title: '2024'",
  'a group that is not registered': '- folder: tools\n',
  'an example without `value`':
    '  value:\n    recipient:\n      name: Olu Brandt\n      email: olu@example.com\n      address: { street: 3 Kiln Lane, postcode: LA1 1YF, city: Lancaster }\n    serviceLevel: 1\n    weight: 800\n    delivery: { kind: locker, lockerCode: LA-017 }\n',
};

/** Mistakes with more than one answer, or none, that do not hide each other. */
const LEFT: readonly Readonly<Record<string, Edit>>[] = [
  {
    'a name that two are near': [GUIDE, 'id="getShipment"', 'id="getShpmnt"'],
    'a value far from all': [EXAMPLES, 'lockerCode: LA-017', 'kiosk: LA-017'],
    'a required field that is missing': [EXAMPLES, '    serviceLevel: 1\n', ''],
    'a status that nobody has': [GUIDE, 'status="409"', 'status="499"'],
    'a number that is a word': ['guides/follow/tracking.mdx', 'order: 1', 'order: first'],
  },
  { 'a component that two are near': [GUIDE, '<Operation id="getShipment"', '<Tabz id="getShipment"'] },
  { 'broken YAML': [SHIPMENT, '  summary: Get a shipment', '\tsummary: Get a shipment'] },
  { 'a name of which several places differ alike': [SCHEMAS, 'DeliveryNotice:\n', 'DeliveryNotices:\n'] },
];

let site: SiteCopy;
afterEach(() => site.remove());

const fix = async () => {
  const { lines, compilation } = await fixAll({ openapi: site.entry, guides: site.guides });
  const inSite = (text: string): string => text.replaceAll(`${displayPath(site.root)}/`, '');
  return { lines: lines.map(inSite), problems: compilation.problems };
};

describe('of another provider', () => {
  beforeEach(() => {
    site = copySite(SITES['files of several objects']);
  });

  it('each is corrected, and nothing else', async () => {
    const wanted = new Map(site.texts());
    for (const [name, edit] of Object.entries(CORRECTED)) {
      const [file, from, to] = edit;
      site.edit(edit);
      const instead = OTHERWISE[name];
      const text = wanted.get(file) ?? '';
      if (instead !== undefined)
        wanted.set(file, to === '' ? text.replace(from, '') + instead : text.replace(from, () => instead));
    }
    const { lines } = await fix();
    expect(site.texts()).toEqual(wanted);
    expect(lines).toHaveLength(Object.keys(CORRECTED).length);
    for (const line of lines) expect(line).toMatch(/^\S+:\d+:\d+ .+ Fixed: .+\.$/);
    expect((await fix()).lines).toEqual([]);
  });

  it.each(LEFT)('%j are left alone', async (mistakes) => {
    const edits = Object.values(mistakes);
    for (const edit of edits) site.edit(edit);
    const before = site.texts();
    const { lines, problems } = await fix();
    expect(lines).toEqual([]);
    expect(problems.length).toBeGreaterThanOrEqual(edits.length);
    expect(site.texts()).toEqual(before);
  });

  it('a file that lies elsewhere is left alone', async () => {
    site.write('openapi/paths/refunds.yaml', 'get: {}\n');
    expect((await fix()).lines).toEqual([]);
  });

  it('a clean site stays as it is', async () => {
    const before = site.texts();
    expect(await fix()).toEqual({ lines: [], problems: [] });
    expect(site.texts()).toEqual(before);
  });

  it('files of a project that Prettier formats are formatted', async () => {
    writeFileSync(join(site.root, '.prettierrc.json'), '{ "singleQuote": true, "printWidth": 120 }\n');
    site.edit(['openapi/openapi.yaml', 'openapi: 3.1.1', 'openapi:   "3.1.1"']);
    expect((await fix()).lines).toEqual(['openapi/openapi.yaml Formatted.']);
    expect(site.read('openapi/openapi.yaml')).toMatch(/^openapi: '3\.1\.1'\n/);
  });

  it.each([
    ['a callout that ends after a list', ':::tip Members\n* one\n* two\n:::'],
    ['steps without blank lines', '<Steps>\n1. One\n2. Two\n</Steps>'],
  ])('a guide that Prettier would break stays as it is: %s', async (_, text) => {
    writeFileSync(join(site.root, '.prettierrc.json'), '{}\n');
    site.write(GUIDE, `${site.read(GUIDE)}\n${text}\n`);
    const before = site.read(GUIDE);
    expect((await fix()).problems).toEqual([]);
    expect(site.read(GUIDE)).toBe(before);
  });

  it('an id that was renamed since the last commit is renamed everywhere', async () => {
    site.git('init', '-q');
    site.commit('x');
    const uses = site.read(GUIDE).split('getShipment').length - 1;
    expect(uses).toBeGreaterThan(0);
    site.edit([SHIPMENT, 'operationId: getShipment', 'operationId: readOneParcel']);
    const { problems, lines } = await fix();
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
    for (const text of site.texts().values()) expect(text).not.toContain('getShipment"');
    expect((await fix()).lines).toEqual([]);
  });
});

it('what was renamed by hand is followed by its former names', async () => {
  site = copySite(SITES['files of several objects']);
  const edit = (file: string, from: string, to: string): void =>
    site.write(
      file,
      site.read(file).replaceAll(from, () => to),
    );
  edit(SHIPMENT, 'operationId: getShipment', 'operationId: readShipment\n  x-formerly: [getShipment]');
  edit(SCHEMAS, '\nParcelStatus:\n', '\nProgress:\n  x-formerly: [ParcelStatus]\n');
  edit('openapi/openapi.yaml', 'ParcelStatus', 'Progress');
  const errors = site.read('guides/follow/errors.mdx').replace('---', '---\nformerly: [errors]');
  site.write(
    'guides/follow/codes.mdx',
    `${errors}\n[Here](/errors), [there](/errors) and [it](operation:getShipment).\n`,
  );
  rmSync(join(site.root, 'guides/follow/errors.mdx'));
  expect((await fix()).problems).toEqual([]);
  expect(site.read('guides/follow/codes.mdx')).toContain(
    '[Here](/codes), [there](/codes) and [it](operation:readShipment).',
  );
});

describe('of this project', () => {
  beforeEach(() => {
    site = copySite(SITES['this project']);
  });

  it('a file that lies beside its like is registered, and its use is left to the author', async () => {
    const before = site.read('openapi/openapi.yaml');
    site.write('openapi/components/schemas/RefundReason.yaml', 'type: string\ndescription: Why it was refunded.\n');
    const { lines, problems } = await fix();
    expect(lines).toEqual([
      'openapi/components/schemas/RefundReason.yaml:1:1 No reference leads to `openapi/components/schemas/RefundReason.yaml`. Fixed: registered it.',
    ]);
    expect(problems.map(({ check }) => check)).toEqual(['component-used']);
    expect(site.read('openapi/openapi.yaml')).toBe(
      before.replace(
        '\n  examples:\n',
        '\n    RefundReason:\n      $ref: components/schemas/RefundReason.yaml\n  examples:\n',
      ),
    );
  });

  it('an example in a file of its own is put under `value`', async () => {
    const file = 'openapi/components/examples/LoginRequest.yaml';
    const before = site.read(file);
    site.write(file, before.replace(/^[^]*value:\n/, '').replaceAll(/^ {2}/gm, ''));
    expect((await fix()).lines).toHaveLength(1);
    expect(site.read(file)).toBe(before.replace(/^[^]*(?=value:\n)/, ''));
  });
});
