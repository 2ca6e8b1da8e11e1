/** URLs that were published and are gone: which are told, and what makes them lead on or declares them. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareVersions } from '#scripts/compare/compare.ts';
import { urlProblems } from '#scripts/compare/urls/url-problems.ts';
import { versionOf } from '#scripts/compare/version-of.ts';
import { freshFolder } from '../../own-folder.ts';

const DESCRIPTION = `openapi: 3.1.1
info: { title: Payments, version: '1' }
tags: [{ name: Money }]
paths:
  /payments:
    get:
      operationId: listPayments
      tags: [Money]
      responses:
        '200': { description: All., content: { application/json: { schema: { $ref: '#/components/schemas/Payment' } } } }
        '409': { description: Not now. }
  /refunds:
    post:
      operationId: refund
      tags: [Money]
      responses: { '204': { description: Done. } }
components:
  schemas:
    Payment: { type: object, properties: { status: { enum: [DONE, PENDING] }, note: { type: string } } }
    Refund: { type: string }
`;
const REFUND = DESCRIPTION.slice(DESCRIPTION.indexOf('  /refunds'), DESCRIPTION.indexOf('components'));

type Files = Readonly<Record<string, string | undefined>>;

const BASE: Files = {
  'openapi/openapi.yaml': DESCRIPTION,
  'guides/groups.yaml': '- { folder: start, label: Start }\n',
  'guides/site.yaml': 'brand: Payments\n',
  'guides/start/first.mdx': '---\ntitle: First\n---\n\nRead on.\n',
};

const described = (from: string, to: string): Files => ({ 'openapi/openapi.yaml': DESCRIPTION.replaceAll(from, to) });
const renamed = (head = ''): Files => ({
  'guides/start/first.mdx': undefined,
  'guides/start/begin.mdx': `---\ntitle: First\n${head}---\n\nRead on.\n`,
});
const redirecting = (from: string, to: string): Files => ({
  'guides/site.yaml': `brand: Payments\nredirects:\n  ${from}: ${to}\n`,
});

const folder = freshFolder();

/** The messages about URLs of a version with some other files, where a note declares some keys. */
async function told(files: Files, keys: readonly string[] = [], before: Files = {}): Promise<readonly string[]> {
  for (const [version, others] of Object.entries({ old: before, new: files }))
    for (const [file, text] of Object.entries({ ...BASE, ...others }))
      if (text !== undefined) folder.write(`${version}/${file}`, text);
  const openapi = join(folder.root, 'new/openapi/openapi.yaml');
  const older = await versionOf(join(folder.root, 'old/openapi'), openapi);
  const newer = await versionOf(openapi, openapi);
  const isDeclared = (key: string): boolean => keys.includes(key);
  const changes = compareVersions(older, newer).map((change) => ({ ...change, declared: isDeclared(change.key) }));
  const guides = join(folder.root, 'new/guides');
  return (await urlProblems({ older, newer, guides, changes, isDeclared })).map(({ message }) => message);
}

const TAG = described('Money', 'Cash');
const VALUE = described('[DONE, PENDING]', '[DONE]');
const NOTE = described('note: { type', 'memo: { type');
const FORMER_NOTE = described('note: { type', 'memo: { x-formerly: [note], type');

describe('a URL is', () => {
  it.each<readonly [name: string, files: Files, keys: readonly string[], want: string]>([
    ['gone with a guide', renamed(), [], 'The URL `/first` has been removed.'],
    ['declared by a note', renamed(), ['url-removed /first'], ''],
    ['led on by the guide', renamed('formerly: [first]\n'), [], ''],
    ['led on by the site', { ...renamed(), ...redirecting('/first', '/begin') }, [], ''],
    [
      'gone with a value that no longer arrives',
      VALUE,
      [],
      'The URL `/reference/operations/listPayments#listPayments.200.status=PENDING` and 1 more have been removed.',
    ],
    ['explained by the value that is declared', VALUE, ['response-value-removed Payment.status PENDING'], ''],
    ['explained by a field whose new name breaks', NOTE, [], ''],
    ['explained by a field that is declared', FORMER_NOTE, ['response-field-renamed Payment.note'], ''],
    [
      'gone with an error that no longer arrives',
      described("        '409': { description: Not now. }\n", ''),
      [],
      'The URL `/reference/errors/409` and 1 more have been removed.',
    ],
    ['explained by an operation that is gone', described(REFUND, ''), [], ''],
    ['explained by one that is declared', described(REFUND, ''), ['operation-removed refund'], ''],
    [
      'gone with the name of an operation',
      described('Id: refund', 'Id: repay'),
      [],
      'The URL `/reference/operations/refund` has been removed.',
    ],
    ['led on by the operation', described('Id: refund', 'Id: repay\n      x-formerly: [refund]'), [], ''],
    [
      'gone with a schema',
      described('    Refund: { type: string }\n', ''),
      [],
      'The URL `/reference/schemas/Refund` has been removed.',
    ],
    ['gone with a tag', TAG, [], 'The URL `/reference/tags/Money` has been removed.'],
    ['led on from a tag', { ...TAG, ...redirecting('/reference/tags/Money', '/reference/tags/Cash') }, [], ''],
  ])('%s', async (_, files, keys, want) => {
    expect((await told(files, keys)).join('\n')).toBe(want);
  });

  it('gone with what led on', async () => {
    const former = { 'guides/start/first.mdx': '---\ntitle: First\nformerly: [zero]\n---\n\nRead on.\n' };
    expect(await told({}, [], former)).toEqual(['The URL `/zero` has been removed.']);
    expect(await told(former, [], former)).toEqual([]);
  });
});
