/** `npm run new` writes what the check then asks for, and nothing else; once that is filled in, the site is clean. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { format, resolveConfig } from 'prettier';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answersOf } from '#scripts/author/answers.ts';
import { Draft } from '#scripts/author/draft.ts';
import { KINDS } from '#scripts/author/index.ts';
import { Sources } from '#scripts/author/sources.ts';
import { copySite, SITES, type Edit, type SiteCopy } from './site-copy.ts';

interface Case {
  readonly kind: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  /** What the check says beside what is to be filled in. */
  readonly asks?: readonly string[];
  /** What is edited then. */
  readonly edits?: readonly Edit[];
}

/** What is filled in where a text will not do. */
const VALUES: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
};

/** What is written and not used yet, and the section of a guide that then uses it. */
const unused = (what: string, name: string, check = 'component-used'): string =>
  `openapi/openapi.yaml: The ${what} \`${name}\` is not used. [${check}]`;
const unshown = (file: string, id: string): string =>
  `openapi/paths/${file}.yaml: No guide shows the operation \`${id}\`. [guide-operations]`;
const section = (guide: string, component: string, before = ''): Edit => {
  const [, name = ''] = /"(.*)"/.exec(component) ?? [];
  const heading = `## About ${name.replace(/\W|(?=[A-Z])/g, ' ').toLowerCase()}`;
  return [`guides/${guide}.mdx`, `\n## ${before}`, `\n${heading}\n\n${component}\n\n## ${before}`];
};

const CASES: Readonly<Record<keyof typeof SITES, readonly Case[]>> = {
  'this project': [
    { kind: 'guide', name: 'refunds', options: { group: 'transactions' } },
    {
      kind: 'guide',
      name: 'first-steps',
      options: { group: 'after-sales', label: 'After sales', title: 'Your first hour' },
    },
    {
      kind: 'operation',
      name: 'getDrawer',
      options: { path: '/api/v1/drawers/{drawerId}', method: 'GET', tag: 'Card', status: '200' },
      asks: [unshown('drawers', 'getDrawer')],
      edits: [section('payment-options/card-payments', '<Operation id="getDrawer" />')],
    },
    {
      kind: 'operation',
      name: 'closeAccount',
      options: { path: 'none', tag: 'Onboarding' },
      asks: [unused('path item', 'CloseAccount')],
      edits: [section('get-started/onboarding', '<Operation id="closeAccount" />', 'What can go wrong')],
    },
    {
      kind: 'schema',
      name: 'RefundReason',
      options: { type: 'string', values: 'lost,broken' },
      asks: [unused('schema', 'RefundReason')],
      edits: [section('transactions/settlements', '<EnumTable name="RefundReason" />')],
    },
    { kind: 'example', name: 'LoginDataOfClerk', options: { operation: 'logIn', status: 'request' } },
    { kind: 'error', name: '451', options: { operations: 'getTransaction' } },
    { kind: 'webhook', name: 'refundDone', options: { tag: 'Webhooks', method: 'post' } },
  ],
  'files of several objects': [
    { kind: 'guide', name: 'refunds', options: { group: 'follow' } },
    {
      kind: 'operation',
      name: 'renameShipment',
      options: { path: '/shipments/{shipmentId}', method: 'patch', tag: 'Shipments', status: '204' },
      asks: [unshown('shipment', 'renameShipment')],
      edits: [section('send/book-a-shipment', '<Operation id="renameShipment" />')],
    },
    {
      kind: 'operation',
      name: 'shipments.refund/now',
      options: {
        path: '/shipments/{shipmentId}/refund',
        method: 'post',
        tag: 'Shipments',
        status: '201',
        'request-from': 'tests/fixtures/author/refund.json',
        response: 'RefundMade',
        'response-from': 'tests/fixtures/author/refund.json',
      },
      asks: [unshown('shipments-refund', 'shipments.refund/now')],
      edits: [section('send/book-a-shipment', '<Operation id="shipments.refund/now" />')],
    },
    {
      kind: 'schema',
      name: 'RefundRequest',
      options: { from: 'tests/fixtures/author/refund.json' },
      asks: [unused('schema', 'RefundRequest')],
      edits: [section('send/book-a-shipment', '<SchemaTable name="RefundRequest" />')],
    },
    {
      kind: 'schema',
      name: 'Refund',
      options: { fields: 'refundId,amount' },
      asks: [unused('schema', 'Refund')],
      edits: [section('send/book-a-shipment', '<SchemaTable name="Refund" />')],
    },
    {
      kind: 'example',
      name: 'AtHome',
      options: { schema: 'Address' },
      asks: [unused('example', 'AtHome', 'example-used')],
      edits: [section('send/book-a-shipment', '<Example name="AtHome" />')],
    },
    { kind: 'error', name: '410', options: { operations: 'getShipment,cancelShipment' } },
    { kind: 'error', name: '415', options: { name: 'NoPdf', operations: 'uploadCustomsForm,bookShipment' } },
    {
      kind: 'webhook',
      name: 'parcelLost',
      options: { tag: 'Notifications', schema: 'DeliveryNotice', method: 'post' },
      asks: ['openapi/paths/parcel-lost.yaml: The request of `parcelLost` has no example. [operation-example]'],
      edits: [
        [
          'openapi/paths/parcel-lost.yaml',
          '#/DeliveryNotice\n',
          "#/DeliveryNotice\n        example: { noticeId: ntc_32, shipmentId: shp_4QX1, status: delivered, deliveredAt: '2026-03-04T10:32:00Z' }\n",
        ],
      ],
    },
  ],
};

let site: SiteCopy;
afterEach(() => site.remove());

async function create({ kind, name, options }: Pick<Case, 'kind' | 'name' | 'options'>): Promise<readonly string[]> {
  const draft = new Draft();
  await KINDS[kind]?.write(name, new Sources(draft, site.entry, site.guides), answersOf(options));
  return draft.commit();
}

it('the body of a new operation is required', async () => {
  site = copySite(SITES['files of several objects']);
  const cases = CASES['files of several objects'];
  await create(cases.find(({ name }) => name === 'shipments.refund/now') ?? cases[0]!);
  expect(site.read('openapi/paths/shipments-refund.yaml')).toMatch(/requestBody:\n.*\n +required: true\n/);
});

it.each(Object.entries(SITES))('in %s', async (layout, folder) => {
  site = copySite(folder);
  const first = site.texts();
  const cases = CASES[layout as keyof typeof SITES];
  for (const given of cases) {
    const before = site.texts();
    const written = await create(given);
    const changed = changesSince(before);
    expect(written, given.name).toHaveLength(changed.length);
    expect(changed.map(([, text]) => text).join(), given.name).toContain('[fill in: ');
    for (const [file, text] of changed) {
      // Only lines were added.
      const left = text.split('\n');
      for (const line of before.get(file)?.split('\n') ?? [])
        expect(left.splice(0, left.indexOf(line) + 1).at(-1)).toBe(line);
      const path = join(site.root, file);
      expect(await format(text, { ...(await resolveConfig('package.json')), filepath: path })).toBe(text);
    }
  }
  const changed = changesSince(first);
  const problems = await site.problems();
  const places = changed.flatMap(([, text]) => [...text.matchAll(/\[fill in: /g)]).length;
  expect(problems.filter((problem) => problem.endsWith('[fill-in]'))).toHaveLength(places);
  expect(problems.filter((problem) => !problem.endsWith('[fill-in]')).sort()).toEqual(
    cases.flatMap(({ asks = [] }) => asks).sort(),
  );

  for (const [file, text] of changed)
    site.write(
      file,
      text.replaceAll(/\[fill in: ([^\]]*)\]/g, (_, what: string) => VALUES[what] ?? `Told of ${what}`),
    );
  for (const { edits = [] } of cases) for (const edit of edits) site.edit(edit);
  expect(await site.problems()).toEqual([]);
});

/** Files that are new or read otherwise. */
function changesSince(before: ReadonlyMap<string, string>): readonly (readonly [file: string, text: string])[] {
  return [...site.texts()].filter(([file, text]) => before.get(file) !== text);
}

describe('nothing is overwritten', () => {
  beforeEach(() => {
    site = copySite(SITES['files of several objects']);
  });

  it.each([
    ['schema', 'Shipment', {}, '`components.schemas` already has `Shipment`.'],
    ['error', '404', {}, 'The error catalogue already has an entry for `404`: `NotFound`.'],
    ['guide', 'tracking', { group: 'send' }, 'The group `follow` already has a guide `tracking`.'],
    ['operation', 'getShipment', {}, 'There is already an operation `getShipment`.'],
    [
      'operation',
      'x',
      { path: '/pickups', method: 'post', tag: 'Pickups' },
      '`/pickups` already has the method `post`.',
    ],
    ['operation', 'x', { path: '/x', method: 'post', tag: 'Pickup' }, '`Pickup` is not a valid value for `--tag`.'],
    ['operation', 'x', { path: '/x' }, '`--method` is missing.'],
    [
      'operation',
      'x',
      { path: '/x', method: 'put', tag: 'Pickups', request: 'Shipmnt' },
      '`Shipmnt` is not a valid value for `--request`',
    ],
    ['operation', ' ', {}, '` ` is not a valid name.'],
    ['schema', 'X', { from: 'package-lock.yaml' }, '`package-lock.yaml` is not a JSON file'],
    [
      'example',
      'X',
      { operation: 'cancelShipment', status: '204' },
      'The response `204` of `cancelShipment` has no body.',
    ],
    ['example', 'X', { operation: 'getShipment', status: '404' }, 'Cannot add `X` to `NotFound.content'],
    ['schema', 'a b', {}, '`a b` is not a valid name.'],
  ] as const)('%s %s %j: %s', async (kind, name, options, message) => {
    const before = site.texts();
    await expect(create({ kind, name, options })).rejects.toThrow(message);
    expect(site.texts()).toEqual(before);
  });

  it('not even where a file appears meanwhile', () => {
    const draft = new Draft();
    const [first, second] = [join(site.root, 'first.yaml'), join(site.root, 'second.yaml')];
    draft.create(first, 'a: 1\n');
    draft.create(second, 'b: 1\n');
    site.write('second.yaml', 'mine: 1\n');
    expect(() => draft.commit()).toThrow('Nothing was written');
    expect(site.read('second.yaml')).toBe('mine: 1\n');
    expect(readdirSync(site.root)).not.toContain('first.yaml');
  });

  it('not even in part, where a file cannot be written', () => {
    const before = site.texts();
    const draft = new Draft();
    draft.change(site.entry, (text) => `${text}# Ours.\n`);
    draft.create(join(site.entry, 'below.yaml'), 'a: 1\n');
    expect(() => draft.commit()).toThrow('Nothing was written');
    expect(site.texts()).toEqual(before);
  });

  it('not even where a file is saved meanwhile', () => {
    const draft = new Draft();
    draft.change(site.entry, (text) => `${text}# Ours.\n`);
    site.write('openapi/openapi.yaml', '# Saved.\n');
    expect(() => draft.commit()).toThrow('openapi.yaml` was changed meanwhile.');
    expect(site.read('openapi/openapi.yaml')).toBe('# Saved.\n');
  });
});

describe('on a terminal', () => {
  it('asks for what the options do not say, again where it is no choice', async () => {
    site = copySite(SITES['files of several objects']);
    const [input, output] = [new PassThrough(), new PassThrough()];
    const asked: string[] = [];
    const lines = ['/lost', 'pots', 'post', 'Pickups', '', '', '', '', '202'];
    output.on('data', (chunk: Buffer) => {
      asked.push(chunk.toString());
      if (chunk.toString().endsWith(': ')) input.write(`${lines.shift() ?? ''}\n`);
    });
    const answers = answersOf({}, { input, output });
    const draft = new Draft();
    await KINDS['operation']?.write('reportLoss', new Sources(draft, site.entry, site.guides), answers);
    answers.close();
    expect(asked.join('')).toContain('Did you mean `post`?');
    expect(draft.commit()).toHaveLength(2);
    expect(site.read('openapi/paths/lost.yaml')).toContain("'202':");
  });
});
