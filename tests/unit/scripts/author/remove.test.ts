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

/** What a removal comes to: files that go, lines that go from others, what only it used, and what still refers to it. */
async function removed(name: string) {
  const { draft, orphans, left, urls } = await remove(options(), name);
  const changes = draft.changes().map((change) => ({ ...change, isGone: draft.isRemoved(change.file) }));
  return {
    files: changes.flatMap(({ file, isGone }) => (isGone ? [short(file)] : [])).sort(),
    gone: changes.flatMap(({ before, after, isGone }) => {
      const kept = after.split('\n');
      return isGone
        ? []
        : before
            .split('\n')
            .filter((line) => !kept.includes(line))
            .map((line) => line.trim());
    }),
    orphans,
    left: left.map(({ location, message }) => `${short(placeName(location))} ${message}`),
    urls,
  };
}

const NOTHING = { files: [], gone: [], orphans: [], left: [], urls: [] };
const RETURNED = "'404': { $ref: '#/components/responses/NotFound' }";
const PARAMETERS = "parameters: [{ $ref: '#/components/parameters/Limit' }, { $ref: '#/components/parameters/Page' }]";

it.each<readonly [name: string, want: Partial<Awaited<ReturnType<typeof removed>>>]>([
  [
    'deleteOrders',
    {
      gone: ['delete:', 'operationId: deleteOrders', 'summary: Delete orders', expect.stringContaining(RETURNED)],
      urls: ['/reference/operations/deleteOrders'],
    },
  ],
  [
    'refund',
    {
      files: ['Refund.yaml', 'examples.yaml', 'refunds.yaml'],
      gone: ['# Money back.', '/refunds:', '$ref: refunds.yaml', 'schemas:', expect.stringMatching(/^Money:/)],
      orphans: ['schema `Money`', 'schema `Refund`', 'example `One`'],
      urls: [
        '/reference/operations/refund',
        '/reference/schemas',
        '/reference/schemas/Money',
        '/reference/schemas/Refund',
      ],
    },
  ],
  [
    '404',
    {
      gone: [
        expect.stringMatching(/^responses: .*openapi.yaml#/),
        RETURNED,
        expect.stringContaining(RETURNED),
        'responses:',
        'NotFound:',
        'description: Nothing is there.',
        expect.stringMatching(/^x-catalogue/),
      ],
      urls: ['/reference/errors', '/reference/errors/404'],
    },
  ],
  ['Page', { gone: [PARAMETERS, expect.stringMatching(/^Page:/)] }],
  ['One', { files: ['examples.yaml'], gone: ["examples: { one: { $ref: './examples.yaml#/One' } }"] }],
  ['second', { files: ['guides/start/second.mdx'], urls: ['/second'] }],
])('%s goes with what only it used', async (name, want) => {
  expect(await removed(name)).toEqual({ ...NOTHING, ...want });
});

it.each([
  ['listOrders', 'guides/start/first.mdx:5:12 There is no operation `listOrders`.'],
  ['first', 'guides/start/second.mdx:5:5 There is no page `/first`.'],
  ['Money', 'Refund.yaml:4:10 The `$ref` leads to'],
])('%s stays, and nothing is written, where something refers to it', async (name, want) => {
  expect((await removed(name)).left).toEqual([expect.stringContaining(want)]);
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
