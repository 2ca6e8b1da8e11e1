/** `npm run remove` removes a thing with what only it used, and refuses where something still refers to it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { remove } from '#scripts/author/remove.ts';
import { placeName } from '#scripts/cli/problem.ts';
import { freshFolder } from '../../own-folder.ts';
import { call } from '../command.ts';

const ERROR = "{ $ref: '#/components/responses/NotFound' }";
const FILES: Readonly<Record<string, string>> = {
  'openapi.yaml': `openapi: 3.1.1
info: { title: T, version: '1', license: { name: MIT, identifier: MIT } }
servers: [{ url: https://api.shop.example }]
security: []
paths:
  /orders:
    # All of them.
    get:
      operationId: listOrders
      summary: List orders
      parameters: [{ $ref: '#/components/parameters/Limit' }, { $ref: '#/components/parameters/Page' }]
      responses:
        '200': { description: Done }
        '404': ${ERROR}
    delete:
      operationId: deleteOrders
      summary: Delete orders
      responses: { '204': { description: Done }, '404': ${ERROR} }
  # Money back.
  /refunds:
    $ref: refunds.yaml
components:
  parameters:
    Limit: { name: limit, in: query, description: Most., schema: { type: integer } }
    Page: { name: page, in: query, description: Page., schema: { type: integer } }
  responses:
    NotFound:
      description: Nothing is there.
      x-catalogue: { code: '404', title: Not Found, remedy: Look again. }
  schemas:
    Money: { type: object, description: Money., properties: { amount: { type: integer, description: In cents. } } }
`,
  'checks.yaml': "severities: [{ check: operation-security, severity: 'off', reason: It is a test. }]\n",
  'refunds.yaml': `post:
  operationId: refund
  summary: Refund
  requestBody:
    description: Which.
    required: true
    content:
      application/json:
        schema: { $ref: Refund.yaml }
        examples: { one: { $ref: './examples.yaml#/One' } }
  responses: { '204': { description: Done }, '404': { $ref: 'openapi.yaml#/components/responses/NotFound' } }
`,
  'examples.yaml': 'One: { value: { money: { amount: 1 }, reason: late } }\n',
  'Refund.yaml':
    "type: object\ndescription: A refund.\nproperties:\n  money: { $ref: 'openapi.yaml#/components/schemas/Money' }\n  reason: { type: string, description: Why. }\n",
  'guides/site.yaml': 'brand: T\n',
  'guides/groups.yaml': '- folder: start\n',
  'guides/start/first.mdx': '---\ntitle: First\ndescription: It.\n---\n<Operation id="listOrders" />\n',
  'guides/start/second.mdx': '---\ntitle: Second\ndescription: It.\n---\nThe [first](/first).\n',
};

const folder = freshFolder();
beforeEach(() => {
  for (const [name, text] of Object.entries(FILES)) folder.write(name, text);
});

const options = () => ({ openapi: join(folder.root, 'openapi.yaml'), guides: join(folder.root, 'guides') });
const short = (file: string): string => file.slice(file.indexOf('/test-')).split('/').slice(2).join('/');

it.each<readonly [name: string, files: readonly string[], lines: number, orphans: readonly string[]]>([
  ['deleteOrders', [], 4, []],
  [
    'refund',
    ['Refund.yaml', 'examples.yaml', 'refunds.yaml'],
    5,
    ['schema `Money`', 'schema `Refund`', 'example `One`'],
  ],
  ['404', [], 7, []],
  ['Page', [], 2, []],
  ['One', ['examples.yaml'], 1, []],
  ['second', ['guides/start/second.mdx'], 0, []],
])('%s goes with the files %j, %d lines of others and what only it used', async (name, files, lines, orphans) => {
  const removal = await remove(options(), name);
  const [gone, changed] = [true, false].map((is) =>
    removal.draft.changes().filter(({ file }) => removal.draft.isRemoved(file) === is),
  );
  const linesOf = changed?.flatMap(({ before, after }) => {
    const kept = after.split('\n');
    return before.split('\n').filter((line) => !kept.includes(line));
  });
  expect({ ...removal, draft: gone?.map(({ file }) => short(file)).sort(), lines: linesOf?.length }).toEqual({
    draft: files,
    lines,
    orphans,
    left: [],
  });
});

it.each([
  ['listOrders', 'guides/start/first.mdx:5:12 There is no operation `listOrders`.'],
  ['first', 'guides/start/second.mdx:5:5 There is no page `/first`.'],
  ['Money', 'Refund.yaml:4:10 The `$ref` leads to'],
])('%s stays, and nothing is written, where something refers to it', async (name, want) => {
  const { left } = await remove(options(), name);
  expect(left.map(({ location, message }) => `${short(placeName(location))} ${message}`)).toEqual([
    expect.stringContaining(want),
  ]);
  const given = ['--openapi', options().openapi, '--guides', options().guides];
  const { code, stderr } = await call('remove', [...given, name]);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `Nothing was removed: correct first what still refers to \`${name}\`.\n`,
  });
  for (const [file, text] of Object.entries(FILES)) expect(folder.read(file)).toBe(text);
});

it('is written unless it is tried, and says what it was', async () => {
  const given = ['--openapi', options().openapi, '--guides', options().guides];
  expect((await call('remove', [...given, 'refund', '--dry-run'])).stdout).toContain('refunds.yaml is removed\n');
  expect(existsSync(join(folder.root, 'refunds.yaml'))).toBe(true);
  const { code, stdout, stderr } = await call('remove', [...given, 'refund']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^removed .*refunds\.yaml$/m);
  expect(stderr).toContain('Only it used schema `Money`, schema `Refund`, example `One`.');
  expect(existsSync(join(folder.root, 'refunds.yaml'))).toBe(false);
  expect((await call('check', given)).stdout).toBe('No problems.\n');
});
