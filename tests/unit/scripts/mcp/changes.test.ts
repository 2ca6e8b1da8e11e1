/** What agents are told of a history: from the data file of a site of three versions. */
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openSite, type BuiltSite } from '#scripts/mcp/built-site.ts';
import { getChange } from '#scripts/mcp/tools/get-change.ts';
import { listChanges } from '#scripts/mcp/tools/list-changes.ts';
import { siteWithHistory } from '../../../fixtures/history-site.ts';
import { payments } from '../../../fixtures/payments.ts';
import { sharedFolder } from '../../own-folder.ts';

const folder = sharedFolder();
let site: BuiltSite;

const version = (required: string, more: readonly string[], values = 'EUR'): string =>
  payments({
    request: `{ type: object, required: ${required}, properties: { amount: { type: integer } } }`,
    response: `{ description: Done., content: { application/json: { schema: { type: object, properties: { currency: { enum: [${values}] } } } } } }`,
    more,
  }).replace('https://api.example', 'https://api.example/v2');
/** Without an id: changes call it by its address, pages and tools by an id that is made of that. */
const REFUNDS = ['  /refunds:', '    post:', '      responses: { 200: { description: Done. } }'];
const FAX = ['  /fax:', '    post:', '      operationId: sendFax', '      responses: { 200: { description: Done. } }'];
const BETWEEN = 'Without changes that were undone later: /reference/changes/since/1-1';
const AMOUNT = 'request-field-required pay.request.amount';
const NOTE = `{ date: 2026-03-01, title: An amount, todo: Send it., after: "{}", changes: [${AMOUNT}] }`;
const VERSIONS = ['1.0', '1.1', '1.2'].map((name) => `{ name: '${name}', from: versions/${name}.yaml }`).join(', ');

beforeAll(async () => {
  const currencies = Array.from({ length: 900 }, (_, index) => `C${index}`).join(', ');
  for (const [name, text] of [
    ['versions/1.0', version('[]', FAX)],
    ['versions/1.1', version('[amount]', FAX)],
    ['versions/1.2', version('[]', REFUNDS)],
    ['openapi', version('[amount]', REFUNDS, `EUR, ${currencies}`)],
    ['versions', `versions: [${VERSIONS}]`],
    ['changes/amount', NOTE],
  ])
    folder.write(`${name}.yaml`, `${text}\n`);
  const made = await siteWithHistory(join(folder.root, 'openapi.yaml'));
  for (const { path, contents } of made.data.shared()) folder.write(`out/${path}`, contents);
  folder.write('out/llms.txt', '');
  site = openSite(join(folder.root, 'out'));
});

test.each([
  [{ verdict: 'breaking' }, ['## Latest', AMOUNT, '## 1.2', 'operation-removed sendFax', '## 1.1', AMOUNT]],
  [{ since: '1.2', operation: 'Post /v2/refunds' }, ['No such change.']],
  [{ since: '1.1', operation: 'Post /v2/refunds' }, [BETWEEN, '## 1.2', 'operation-added POST /refunds']],
  [{ operation: 'post-refunds' }, ['## 1.2', 'operation-added POST /refunds']],
  [{ operation: 'sendFax' }, ['## 1.2', 'operation-removed sendFax']],
  [{ since: 'latest' }, ['No such change.']],
])('lists the changes of %j', (input, wanted) => {
  const lines = String(listChanges.answer(input, site)).split('\n');
  expect(lines.map((line) => /^- \w+ `(.*?)`: \S/.exec(line)?.[1] ?? line.replace(/^(## \S+) \(.*/, '$1'))).toEqual(
    wanted,
  );
});

test('counts the changes of a version, names its page, and says where a long list goes on', () => {
  const text = String(listChanges.answer({}, site));
  expect(text).toMatch(/^## Latest \(\/reference\/changes\/latest\): 1 breaking, 900 risky\n- breaking `/);
  const [, offset] = /\d+ more characters: ask again with offset (\d+)/.exec(text.slice(-100)) ?? [];
  expect(listChanges.answer({ offset: Number(offset) }, site)).toContain('## 1.1 (');
});

test('tells all of a change, in each version that has it', () => {
  const [latest, former] = String(getChange.answer({ key: AMOUNT }, site)).split(/^(?=# )/m);
  expect(former).toContain(`# breaking \`${AMOUNT}\`: 1.1 (/reference/changes/1-1)\n`);
  expect(latest?.trim().split('\n\n')).toEqual([
    `# breaking \`${AMOUNT}\`: Latest (/reference/changes/latest)`,
    '`amount` in the request of `pay` is required now. Whoever leaves it out is refused now.',
    'Affects `pay`.',
    '## An amount, from 2026-03-01',
    'Send it.',
    'Now:',
    '    {}',
  ]);
});

test.each([
  ['version', () => listChanges.answer({ since: '1.12' }, site), 'Write one of `Latest`, `1.2`, `1.1`, `1.0`.'],
  ['operation', () => listChanges.answer({ operation: 'post-refund' }, site), 'Did you mean `post-refunds`'],
  ['key', () => getChange.answer({ key: AMOUNT.replace('am', 'an') }, site), `Did you mean \`${AMOUNT}\`?`],
])('names the nearest where there is no such %s', (_, ask, words) => {
  expect(ask).toThrow(words);
});
