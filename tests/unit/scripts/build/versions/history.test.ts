/** The history of a description: which versions it reads, what it tells of them, and the pages and feed made of it. */
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '#src/model/site.ts';
import { changesFeed } from '#scripts/outputs/changes-feed.ts';
import { readHistory } from '#scripts/build/versions/history.ts';
import { freshFolder } from '../../../own-folder.ts';
import { pageText, siteWithHistory } from '../../../../fixtures/history-site.ts';
import { payments } from '../../../../fixtures/payments.ts';
import { call } from '../../command.ts';

const folder = freshFolder();
const openapi = (): string => join(folder.root, 'openapi/openapi.yaml');
const write = (file: string, text: string): void => folder.write(file, text);

/** A description of one or two operations. */
const description = ({ required = '[]', refund = false, values = '[EUR]' } = {}): string =>
  payments({
    request: `{ type: object, required: ${required}, properties: { amount: { type: integer } } }`,
    response: `{ description: Done., content: { application/json: { schema: { type: object, properties: { currency: { enum: ${values} } } } } } }`,
    more: refund
      ? ['  /refunds:', '    post:', '      operationId: refund', '      responses: { 200: { description: Done. } }']
      : [],
  });

/** A description whose schemas have names. */
const named = (fields: string, values: string): string =>
  payments({
    request: '{ $ref: "#/components/schemas/Payment" }',
    more: [
      'components:',
      '  schemas:',
      `    Payment: { type: object, properties: { currency: { $ref: "#/components/schemas/Currency" }, ${fields} } }`,
      `    Currency: { type: string, enum: ${values} }`,
    ],
  });

/** Three versions as files, and what stands here, which has one change more. */
function listed(): void {
  write('openapi/versions/1.0.yaml', description());
  write('openapi/versions/1.1.yaml', description({ refund: true }));
  write('openapi/versions/1.2.yaml', description({ refund: true, required: '[amount]' }));
  write('openapi/openapi.yaml', description({ refund: true, required: '[amount]', values: '[EUR, USD]' }));
  write(
    'openapi/versions.yaml',
    'versions:\n  - { name: "1.0", date: 2026-01-01, from: versions/1.0.yaml }\n  - { name: "1.1", date: 2026-02-01, from: versions/1.1.yaml }\n  - { name: "1.2", date: 2026-03-01, from: versions/1.2.yaml }\n',
  );
  write(
    'openapi/changes/amount.yaml',
    'date: 2026-03-01\ntitle: Payments need an amount\ntodo: Send `amount`.\nchanges: [request-field-required pay.request.amount]\n',
  );
}

const site = (): Promise<Site> => siteWithHistory(openapi());

describe('a list of versions', () => {
  it('tells what changed with each, since each, and what is not released', async () => {
    listed();
    const { history, problems } = await readHistory(openapi());
    expect(problems).toEqual([]);
    expect(
      history?.releases.map(({ name, changes, since, notes }) => [
        name,
        changes?.map(({ id }) => id),
        since?.map(({ id }) => id),
        notes.map(({ title }) => title),
      ]),
    ).toEqual([
      ['', ['response-value-added'], undefined, []],
      ['1.2', ['request-field-required'], ['response-value-added'], ['Payments need an amount']],
      ['1.1', ['operation-added'], ['request-field-required', 'response-value-added'], []],
      ['1.0', undefined, ['request-field-required', 'response-value-added', 'operation-added'], []],
    ]);
  });

  it('has no release without a name where nothing has changed since the last', async () => {
    listed();
    write('openapi/openapi.yaml', description({ refund: true, required: '[amount]' }));
    const { history } = await readHistory(openapi());
    expect(history?.releases.map(({ name, since }) => [name, since?.length])).toEqual([
      ['1.2', undefined],
      ['1.1', 1],
      ['1.0', 2],
    ]);
  });

  it.each([
    ['a version that cannot be read', 'versions: [{ name: a, from: broken.yaml }]', 'The version `a` cannot be read'],
    ['a version from nowhere', 'versions: [{ name: a, from: nowhere.yaml }]', '`nowhere.yaml`'],
    ['a version without a name', 'versions: [{ from: openapi.yaml }]', 'This version has no `name`.'],
    ['a version without a source', 'versions: [{ name: a }]', 'This version has no `from`.'],
    ['a key that lists do not have', 'version: []', 'The list of versions has no key `version`.'],
    ['no object', '[]', 'The list of versions is not an object.'],
    ['broken YAML', 'versions: [', ''],
  ])('reports %s, with its place, and goes on', async (_, list, message) => {
    write('openapi/openapi.yaml', description());
    write('openapi/broken.yaml', 'openapi: 2\n');
    write('openapi/versions.yaml', `${list}\n`);
    const { history, problems } = await readHistory(openapi());
    expect(history).toBeUndefined();
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.location.file).toMatch(/openapi\/versions\.yaml$/);
  });

  it('is read by the check, with the notes', async () => {
    write('openapi/openapi.yaml', description());
    write('openapi/changes/amount.yaml', 'title: 1\n');
    write('openapi/versions.yaml', 'tag: v*\nversions:\n  - { name: A, from: v9.9 }\n');
    const { code, stdout, stderr } = await call('check', ['--openapi', openapi(), '--no-guides', '--format', 'json']);
    expect(code).toBe(1);
    for (const words of ['has no key `tag`', 'v9.9', 'changes/amount.yaml']) expect(stdout + stderr).toContain(words);
    expect(stdout).toMatch(/versions\.yaml/);
  });

  it('is no history where there is none', async () => {
    write('openapi/openapi.yaml', description());
    expect(await readHistory(openapi())).toEqual({ published: [], problems: [] });
    const { reference } = await site();
    expect(reference.hrefs.filter((href) => href.includes('changes'))).toEqual([]);
    expect(pageText(await site(), '/reference/operations/pay')).not.toContain('Changes');
  });
});

describe('git tags', () => {
  beforeEach(() => {
    const { git, commit } = folder;
    git('init', '-q', '-b', 'main');
    for (const [tag, text] of [
      ['v1.0', description()],
      ['v1.10', description({ refund: true })],
    ] as const) {
      write('openapi/versions.yaml', 'tags: v*\n');
      write('openapi/openapi.yaml', text);
      commit(tag);
      git('tag', tag);
    }
    git('tag', 'other');
  });

  it('are versions where they fit the pattern', async () => {
    const { history, problems } = await readHistory(openapi());
    expect(problems).toEqual([]);
    expect(history?.releases.map(({ name, changes }) => [name, changes?.length])).toEqual([
      ['v1.10', 1],
      ['v1.0', undefined],
    ]);
    expect(history?.releases[0]?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('are missing in a shallow clone, which says so', async () => {
    const clone = folder.shallowClone(1);
    const { problems } = await readHistory(join(clone, 'openapi/openapi.yaml'));
    expect(problems.map(({ severity, message }) => [severity, message])).toContainEqual([
      'warning',
      'This clone is shallow: the history may lack versions.',
    ]);
  });
});

describe('the pages of a history', () => {
  it('tell what changed by version, what to do, and what changed since each for every operation', async () => {
    listed();
    const made = await site();
    expect(made.reference.hrefs.filter((href) => href.includes('changes'))).toEqual([
      '/reference/changes',
      '/reference/changes/latest',
      '/reference/changes/1-2',
      '/reference/changes/since/1-2',
      '/reference/changes/1-1',
      '/reference/changes/since/1-1',
      '/reference/changes/since/1-0',
    ]);
    const changes = pageText(made, '/reference/changes');
    for (const part of [
      '## Latest',
      '## 1.2, 2026-03-01',
      '**Payments need an amount**',
      'Since 1.0',
      'The first version',
    ])
      expect(changes).toContain(part);
    expect(pageText(made, '/reference/changes/1-2')).toContain(
      '`amount` in the request of [pay](/reference/operations/pay.md) is required now.',
    );
    const since = pageText(made, '/reference/changes/since/1-0');
    for (const part of ['[pay](', '1 breaking, 1 risky', '## refund', '**Safe**']) expect(since).toContain(part);
  });

  it('mark operations with the version they came with, and list what changed in them', async () => {
    listed();
    const made = await site();
    expect(made.reference.page('/reference/operations/refund').badges).toEqual(['since 1.1']);
    expect(made.reference.page('/reference/operations/pay').badges).toEqual([]);
    const pay = pageText(made, '/reference/operations/pay');
    expect(pay).toContain('## Changes');
    expect(pay).toContain('`amount` in the request of `pay` is required now.');
  });

  it('mark fields and values of named schemas with the version they came or changed with', async () => {
    write('openapi/versions/1.yaml', named('amount: { type: integer }, size: { type: integer, maximum: 9 }', '[EUR]'));
    write(
      'openapi/versions/2.yaml',
      named('amount: { type: integer }, size: { type: integer, maximum: 5 }, note: { type: string }', '[EUR]'),
    );
    const last = 'amount: { type: integer }, size: { type: integer, maximum: 5 }, note: { type: string }';
    write('openapi/versions/3.yaml', named(last, '[EUR, USD]'));
    write('openapi/openapi.yaml', named(`${last}, tip: { type: integer }`, '[EUR, USD]'));
    write(
      'openapi/versions.yaml',
      `versions: [${[1, 2, 3].map((name) => `{ name: '${name}', from: versions/${name}.yaml }`).join(', ')}]\n`,
    );
    const made = await site();
    for (const href of ['/reference/operations/pay', '/reference/schemas/Payment']) {
      const lines = pageText(made, href).split('\n');
      const row = (field: string): string => lines.find((line) => line.includes(`\`${field}\``)) ?? '';
      expect(row('amount')).not.toMatch(/since|changed/);
      expect(row('size')).toContain('changed in 2');
      expect(row('note')).toContain('since 2');
      expect(row('currency')).toContain('changed in 3');
      expect(row('tip')).toContain('new');
    }
    expect(pageText(made, '/reference/schemas/Currency')).toMatch(/`USD`.*Since 3\./);
    expect(pageText(made, '/reference/schemas/Currency')).not.toMatch(/`EUR`.*Since/);
  });

  it('have a feed of the versions with a day, which tells as HTML what to do, how it looks, and where the things are', async () => {
    listed();
    write(
      'openapi/changes/amount.yaml',
      'date: 2026-03-01\ntitle: Say `amount` & more\ntodo: Send `<amount>`.\nchanges: [request-field-required pay.request.amount]\nbefore: curl -d "{}"\nafter: |\n  { "amount": 1 }\n',
    );
    const [feed] = changesFeed(await site(), 'https://docs.example/v1/');
    expect(feed?.path).toBe('reference/changes.xml');
    const document = new new JSDOM('').window.DOMParser().parseFromString(String(feed?.contents), 'application/xml');
    const texts = (name: string): readonly (string | null)[] =>
      [...document.querySelectorAll(`feed > ${name}, entry > ${name}`)].map(({ textContent }) => textContent);
    expect(texts('title')).toEqual(['Changes of Payments', '1.2', '1.1']);
    expect(texts('updated')).toEqual(['03', '03', '02'].map((month) => `2026-${month}-01T00:00:00Z`));
    expect(texts('id')).toContain('https://docs.example/v1/reference/changes/1-2');
    const content = document.querySelector('entry > content');
    expect(content?.getAttribute('type')).toBe('html');
    const { body } = new JSDOM(content?.textContent ?? '').window.document;
    expect(body.textContent).not.toContain('`');
    expect(body.textContent).toContain('Say amount & more, from 1 March 2026. Send <amount>.');
    expect([...body.querySelectorAll('code')].map((code) => code.textContent)).toEqual([
      'amount',
      '<amount>',
      'curl -d "{}"',
      '{ "amount": 1 }',
      'amount',
    ]);
    expect([...body.querySelectorAll('a')].map(({ href, textContent }) => [textContent, href])).toEqual([
      ['pay', 'https://docs.example/v1/reference/operations/pay'],
      ['All changes', 'https://docs.example/v1/reference/changes/1-2'],
    ]);
  });

  it('name the feed to browsers on two pages, and on none without a history', async () => {
    listed();
    const fed = ({ reference }: Site): readonly string[] =>
      reference.hrefs.filter((href) => 'feed' in reference.page(href));
    expect(fed(await site())).toEqual(['/reference', '/reference/changes']);
    write('openapi/versions.yaml', 'versions: []\n');
    expect(fed(await site())).toEqual([]);
  });
});
