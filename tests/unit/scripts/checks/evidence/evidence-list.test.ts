import { expect, it } from 'vitest';
import { evidenceList } from '#scripts/checks/evidence/evidence-list.ts';
import { knownFacts } from '#scripts/checks/evidence/known-facts.ts';
import { toApi } from '#scripts/description/model/api.ts';
import type { Locator } from '#scripts/description/source/locator.ts';
import { document } from '../../description/model/document.ts';

const TEXT = { type: 'string' };
const ORDER = {
  type: 'object',
  required: ['id'],
  properties: {
    id: TEXT,
    status: { ...TEXT, enum: ['paid'], 'x-evidence': { types: 'stated', values: 'sample' } },
    buyer: { type: 'object', 'x-not-published': ['fields'], properties: { name: { type: 'string' } } },
  },
};
const PAID = {
  $ref: '#/components/schemas/Order',
  'x-evidence': 'ours',
  properties: { status: { 'x-evidence': 'stated' } },
};
const GET = {
  operationId: 'getOrder',
  'x-not-published': ['parameters'],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  responses: { 200: { content: { 'application/json': { schema: { $ref: PAID.$ref } } } }, 404: {} },
};
const CANCEL = { operationId: 'cancelOrder', 'x-not-published': ['path'], responses: { 200: {} } };
const given = document({
  'x-evidence': { types: 'ours', values: 'ours', required: 'open', responses: 'ours' },
  paths: { '/orders/{id}': { get: GET } },
  webhooks: { paid: { post: { requestBody: { content: { 'application/json': { schema: PAID } } } } } },
  components: { schemas: { Order: ORDER }, pathItems: { Cancel: { post: CANCEL } } },
});

it('counts each fact once, and names object by object what is ours', () => {
  const names = new Map<unknown, string>(
    Object.entries({ ORDER, PAID, GET, CANCEL }).map(([name, node]) => [node, name]),
  );
  const locator = {
    locate: (node: unknown) => ({ file: names.get(node) ?? 'buyer', line: 1, column: 1 }),
  } as unknown as Locator;
  const list = evidenceList(knownFacts(given, toApi(given, locator)), locator);
  expect(list.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
    'evidence stated sample ours open',
    // Of `Order` and its `buyer` four, of the path one, of the webhook three. Further ones are asked for.
    'names 6 0 2 2',
    // What lists fields is an object.
    'types 3 0 5 0',
    'values 1 1 4 0',
    'required 7 0 0 1',
    'statuses 0 0 3 0',
    'paths 1 0 0 1',
    '',
    'Ours, for the provider to confirm:',
    'buyer:1:1 types name; 1 values',
    'CANCEL:1:1 statuses 200',
    'GET:1:1 types id; 1 values; statuses 200, 404',
    'ORDER:1:1 types id; 1 values',
    'PAID:1:1 names id, buyer; types id, buyer; 1 values',
  ]);
});
