/** `npm run rename` changes the lines that it needs, and refuses in one sentence. */
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { rename } from '#scripts/author/rename/rename.ts';
import type { RenamedKind } from '#scripts/author/rename/words.ts';
import { freshFolder } from '../../own-folder.ts';

const OPENAPI = `openapi: 3.1.1
info: { title: T, version: '1' } # Ours.
paths:
  /orders:
    post:
      operationId: "placeOrder"
      description: 'Places an \`Order\`: see [it](schema:Order), \`payment.kind\` and [paying](/paying#placeOrder.body.payment.kind).'
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Order' }
            example: { payment: &card { kind: card, total: 1 }, total: 2 }
      callbacks:
        paid: { '{$request.body#/payment/notifyUrl}': { post: { responses: { '200': { description: Done } } } } }
      responses:
        '200':
          description: Done
          links: { again: { operationId: placeOrder, parameters: { total: '$request.body#/payment/total' } } }
components:
  schemas:
    Order:
      required: [payment, total]
      properties:
        payment: { $ref: '#/components/schemas/Payment' }
        total: { type: integer, x-formerly: [notifyUrl] }
        state: { type: string }
    Payment:
      oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Cash' }]
      discriminator: { propertyName: kind, mapping: { card: '#/components/schemas/Card', cash: Cash } }
      if: { properties: { kind: { const: cash } } }
    Card:
      required: [kind]
      properties:
        # The kind.
        kind: { const: card }
        total: { type: integer, description: Not above the \`total\`. }
        notifyUrl: { type: string }
        state: { type: string, enum: [paid] }
    Cash: { required: [ 'kind' ], properties: { kind: { const: cash } }, example: { kind: cash } }
`;
const GUIDE = `---\ntitle: Paying
description: How to pay.
---
<Operation id='placeOrder' /> is [ordering](/reference/operations/placeOrder#placeOrder.body.payment.card.total).

The <Field path="payment.kind" schema="Order" /> of a \`Card\`, and its <Field schema="Card" path="total" />: [here](/paying).

\`\`\`json schema="Order"
{ "payment": { "kind": "card", "total": 1 }, "total": 2 }
\`\`\`

Its \`state\` is \`paid\`, the other \`state\` is free.
`;
const FILES: Readonly<Record<string, string>> = {
  'openapi.yaml': OPENAPI,
  'changes/one.yaml':
    'date: 2026-01-01\ntitle: A\ntodo: B.\nchanges: [request-field-required placeOrder.request.payment.total]\n',
  'guides/site.yaml':
    'brand: T\nurl: https://docs.example\nsupportEmail: a@docs.example\nsignInUrl: https://docs.example\nsignUpUrl: https://docs.example\nchatUrl: https://docs.example\nredirects:\n  /docs/pay.html: /paying\n',
  'guides/groups.yaml': '- folder: start\n',
  'guides/start/paying.mdx': GUIDE,
  'guides/start/second.mdx':
    '---\r\ntitle: Second\r\ndescription: Two.\r\nformerly: [second-one]\r\n---\r\n[Pay](/paying).\r\n',
};

const folder = freshFolder();
beforeEach(() => {
  for (const [name, text] of Object.entries(FILES)) folder.write(name, text);
});

const renamed = (from: string, to: string, kind?: RenamedKind) =>
  rename({ openapi: join(folder.root, 'openapi.yaml'), guides: join(folder.root, 'guides') }, { from, to, kind });

/** The lines that a rename makes. */
async function linesOf(from: string, to: string): Promise<readonly string[]> {
  const draft = await renamed(from, to);
  return draft.changes().flatMap(({ before, after }) => {
    const old = new Set(before.split('\n'));
    return after
      .split('\n')
      .filter((line) => !old.has(line))
      .map((line) => line.trim());
  });
}

it.each([
  [
    'paying',
    'cash',
    [
      '[Pay](/cash).',
      "description: 'Places an `Order`: see [it](schema:Order), `payment.kind` and [paying](/cash#placeOrder.body.payment.kind).'",
      '/docs/pay.html: /cash',
      'formerly: [paying]',
      'The <Field path="payment.kind" schema="Order" /> of a `Card`, and its <Field schema="Card" path="total" />: [here](/cash).',
    ],
  ],
  ['second', 'two', ['formerly: [second-one, second]']],
  [
    'placeOrder',
    'order',
    [
      'operationId: "order"',
      'x-formerly: [placeOrder]',
      "description: 'Places an `Order`: see [it](schema:Order), `payment.kind` and [paying](/paying#order.body.payment.kind).'",
      "links: { again: { operationId: order, parameters: { total: '$request.body#/payment/total' } } }",
      "<Operation id='order' /> is [ordering](/reference/operations/order#order.body.payment.card.total).",
      'changes: [request-field-required placeOrder.request.payment.total, request-field-required order.request.payment.total]',
    ],
  ],
  [
    'Card',
    'Visa',
    [
      "oneOf: [{ $ref: '#/components/schemas/Visa' }, { $ref: '#/components/schemas/Cash' }]",
      "discriminator: { propertyName: kind, mapping: { card: '#/components/schemas/Visa', cash: Cash } }",
      'Visa:',
      'x-formerly: [Card]',
      'The <Field path="payment.kind" schema="Order" /> of a `Visa`, and its <Field schema="Visa" path="total" />: [here](/paying).',
    ],
  ],
  [
    'Order.payment.kind',
    '$$means',
    [
      "description: 'Places an `Order`: see [it](schema:Order), `payment.$$means` and [paying](/paying#placeOrder.body.payment.$$means).'",
      'example: { payment: &card { $$means: card, total: 1 }, total: 2 }',
      "discriminator: { propertyName: $$means, mapping: { card: '#/components/schemas/Card', cash: Cash } }",
      'if: { properties: { $$means: { const: cash } } }',
      'required: [$$means]',
      '$$means: { const: card, x-formerly: [kind] }',
      "Cash: { required: [ '$$means' ], properties: { $$means: { const: cash, x-formerly: [kind] } }, example: { $$means: cash } }",
      'The <Field path="payment.$$means" schema="Order" /> of a `Card`, and its <Field schema="Card" path="total" />: [here](/paying).',
      '{ "payment": { "$$means": "card", "total": 1 }, "total": 2 }',
    ],
  ],
  [
    'Card.total',
    'sum',
    [
      'example: { payment: &card { kind: card, sum: 1 }, total: 2 }',
      "links: { again: { operationId: placeOrder, parameters: { total: '$request.body#/payment/sum' } } }",
      'sum: { type: integer, description: Not above the `sum`., x-formerly: [total] }',
      "<Operation id='placeOrder' /> is [ordering](/reference/operations/placeOrder#placeOrder.body.payment.card.sum).",
      'The <Field path="payment.kind" schema="Order" /> of a `Card`, and its <Field schema="Card" path="sum" />: [here](/paying).',
      '{ "payment": { "kind": "card", "sum": 1 }, "total": 2 }',
      'changes: [request-field-required placeOrder.request.payment.total, request-field-required placeOrder.request.payment.sum]',
    ],
  ],
  [
    'Card.state',
    'status',
    [
      'status: { type: string, enum: [paid], x-formerly: [state] }',
      'Its `status` is `paid`, the other `state` is free.',
    ],
  ],
  [
    'Card.kind=card',
    'visa',
    [
      'example: { payment: &card { kind: visa, total: 1 }, total: 2 }',
      "discriminator: { propertyName: kind, mapping: { visa: '#/components/schemas/Card', cash: Cash } }",
      'kind: { const: visa }',
      "<Operation id='placeOrder' /> is [ordering](/reference/operations/placeOrder#placeOrder.body.payment.visa.total).",
      '{ "payment": { "kind": "visa", "total": 1 }, "total": 2 }',
    ],
  ],
  [
    'Cash.kind=cash',
    'true',
    [
      'discriminator: { propertyName: kind, mapping: { card: \'#/components/schemas/Card\', "true": Cash } }',
      'if: { properties: { kind: { const: "true" } } }',
      'Cash: { required: [ \'kind\' ], properties: { kind: { const: "true" } }, example: { kind: "true" } }',
    ],
  ],
  [
    'Card.notifyUrl',
    'url',
    [
      "paid: { '{$request.body#/payment/url}': { post: { responses: { '200': { description: Done } } } } }",
      'url: { type: string, x-formerly: [notifyUrl] }',
    ],
  ],
])('%s → %s changes the lines that it needs', async (from, to, want) => {
  expect(await linesOf(from, to)).toEqual(want);
});

it('gives a webhook of the entry file its former name where it stands then', async () => {
  const webhook = (name: string, former = ''): string =>
    `webhooks:\n  ${name}:\n    post:\n      operationId: ${name}\n${former}      summary: Paid\n      responses: { '200': { description: Done } }\n`;
  folder.write('openapi.yaml', OPENAPI + webhook('orderPaid'));
  (await renamed('orderPaid', 'orderSettled')).commit();
  expect(folder.read('openapi.yaml')).toBe(OPENAPI + webhook('orderSettled', '      x-formerly: [orderPaid]\n'));
});

const READ = `  /orders/{orderId}:
    get:
      operationId: readOrder
      tags: [Bank Orders]
      description: By its \`orderId\`, in [places](/paying#readOrder.query.in); \`curl '?in=a'\`.
      parameters: [{ name: orderId, in: path }, { name: in, in: query }]
      callbacks: { late: { '{$request.query.in}': { post: { responses: { '200': { description: Done } } } } } }
    delete:
      operationId: dropOrder
      tags: [Bank Orders]
      parameters: [{ name: orderId, in: path }]
`;

it.each([
  [
    'readOrder.orderId',
    'id',
    [
      '/orders/{id}:',
      "description: By its `id`, in [places](/paying#readOrder.query.in); `curl '?in=a'`.",
      'parameters: [{ name: id, in: path, x-formerly: [orderId] }, { name: in, in: query }]',
      'parameters: [{ name: id, in: path, x-formerly: [orderId] }]',
    ],
  ],
  [
    'in',
    'at',
    [
      "description: By its `orderId`, in [places](/paying#readOrder.query.at); `curl '?in=a'`.",
      'parameters: [{ name: orderId, in: path }, { name: at, in: query, x-formerly: [in] }]',
      "callbacks: { late: { '{$request.query.at}': { post: { responses: { '200': { description: Done } } } } } }",
      "curl 'https://api.example/orders/1?at=a'",
    ],
  ],
  [
    'Bank Orders',
    'Orders & more',
    [
      'tags: [Orders & more]',
      'tags: [{ name: Orders & more }, { name: Old, parent: Orders & more }]',
      '[All](/reference/tags/Orders-more) of `Orders & more`.',
      '/reference/tags/Bank-Orders: /reference/tags/Orders-more',
    ],
  ],
  [
    'Bank Orders',
    'Orders, "late" #1',
    [
      'tags: ["Orders, \\"late\\" #1"]',
      'tags: [{ name: "Orders, \\"late\\" #1" }, { name: Old, parent: "Orders, \\"late\\" #1" }]',
      '[All](/reference/tags/Orders-late-1) of `Bank Orders`.',
      '/reference/tags/Bank-Orders: /reference/tags/Orders-late-1',
    ],
  ],
])('%s → %s changes the lines that it needs', async (from, to, want) => {
  const more = `${READ}components:\n  schemas:\n    Order:`;
  const tags = 'tags: [{ name: Bank Orders }, { name: Old, parent: Bank Orders }]\n';
  folder.write('openapi.yaml', OPENAPI.replace('components:\n  schemas:\n    Order:', more) + tags);
  const code =
    "\n```sh\ncurl 'https://api.example/orders/1?in=a'\n```\n\n[All](/reference/tags/Bank-Orders) of `Bank Orders`.\n";
  folder.write('guides/start/third.mdx', `---\ntitle: Third\ndescription: Three.\n---\n${code}`);
  expect(new Set(await linesOf(from, to))).toEqual(new Set(want));
});

const STATES = `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /orders:
    get:
      operationId: listOrders
      description: Those that are \`PAID\` ([why](/paying#Order.states=PAID), [how](/paying#listOrders.200.state=PAID)).
      parameters: [{ name: in, in: query, schema: { enum: [on, off] }, example: on }]
      responses:
        '200':
          description: Done
          content:
            application/json:
              schema: { oneOf: [{ $ref: '#/components/schemas/Order' }, { $ref: '#/components/schemas/Card' }] }
              examples:
                order: { value: { order: 1, note: PAID, state: PAID, states: [PAID, OPEN] } }
                card: { value: { card: 1, state: active } }
components:
  schemas:
    State: { type: string, default: PAID, enum: [PAID, OPEN], x-enumNames: { PAID: Paid } }
    Order:
      required: [order]
      properties:
        state: { allOf: [{ $ref: '#/components/schemas/State' }, { enum: [PAID] }] }
        states: { items: { oneOf: [{ const: PAID, title: Yes }, { const: OPEN, title: No }] } }
    Card: { required: [card], properties: { card: {}, state: { enum: [active, gone] } } }
    Bill: { properties: { state: { enum: [active] } } }
`;

it.each([
  [
    'State=PAID',
    'SETTLED',
    [
      'description: Those that are `PAID` ([why](/paying#Order.states=PAID), [how](/paying#listOrders.200.state=SETTLED)).',
      'order: { value: { order: 1, note: PAID, state: SETTLED, states: [PAID, OPEN] } }',
      'State: { type: string, default: SETTLED, enum: [SETTLED, OPEN], x-enumNames: { SETTLED: Paid } }',
      "state: { allOf: [{ $ref: '#/components/schemas/State' }, { enum: [SETTLED] }] }",
      '<Value enum="State" of="SETTLED" />: `PAID`.',
      'changes: [response-value-added listOrders.200.state PAID, response-value-added listOrders.200.state SETTLED]',
    ],
  ],
  [
    'Order.states=PAID',
    'SETTLED',
    [
      'description: Those that are `PAID` ([why](/paying#Order.states=SETTLED), [how](/paying#listOrders.200.state=PAID)).',
      'order: { value: { order: 1, note: PAID, state: PAID, states: [SETTLED, OPEN] } }',
      'states: { items: { oneOf: [{ const: SETTLED, title: Yes }, { const: OPEN, title: No }] } }',
    ],
  ],
  ['listOrders.in=on', 'yes', ['parameters: [{ name: in, in: query, schema: { enum: [yes, off] }, example: yes }]']],
  [
    'Card.state=active',
    'live',
    [
      'card: { value: { card: 1, state: live } }',
      'Card: { required: [card], properties: { card: {}, state: { enum: [live, gone] } } }',
    ],
  ],
  [
    'Card.state',
    'status',
    [
      'card: { value: { card: 1, status: active } }',
      'Card: { required: [card], properties: { card: {}, status: { enum: [active, gone], x-formerly: [state] } } }',
    ],
  ],
])('%s → %s leaves alone what others have', async (from, to, want) => {
  folder.write('openapi.yaml', STATES);
  folder.write(
    'guides/start/paying.mdx',
    `---\ntitle: A\ndescription: B.\n---\n<Value enum="State" of="PAID" />: \`PAID\`.\n`,
  );
  const change = 'response-value-added listOrders.200.state PAID';
  folder.write('changes/one.yaml', `date: 2026-01-01\ntitle: A\ntodo: B.\nchanges: [${change}]\n`);
  expect(new Set(await linesOf(from, to))).toEqual(new Set(want));
});

it('renames a schema that only a `$ref` to its file leads to', async () => {
  folder.write('openapi.yaml', OPENAPI.replace('state: { type: string }', "state: { $ref: './parts/State.yaml' }"));
  folder.write('parts/State.yaml', 'type: string\n');
  (await renamed('State', 'OrderState')).commit();
  expect(folder.read('openapi.yaml')).toContain("state: { $ref: './parts/OrderState.yaml' }");
  expect(folder.read('parts/OrderState.yaml')).toBe('type: string\nx-formerly: [State]\n');
});

it('turns back to a former name', async () => {
  (await renamed('placeOrder', 'order')).commit();
  (await renamed('order', 'placeOrder')).commit();
  expect(folder.read('openapi.yaml').replace('      x-formerly: [order]\n', '')).toBe(OPENAPI);
});

it.each([
  ['plaing', 'x', 'There is no guide, operation, schema, property, parameter, tag or value `plaing`.'],
  ['total', 'sum', 'There is no guide, operation, schema, property, parameter, tag or value `total`.'],
  ['Order.totl', 'sum', 'There is no guide, operation, schema, property, parameter, tag or value `Order.totl`.'],
  ['paying', 'second', '`second` is the name of another guide.'],
  ['paying', 'Second', '`Second` differs from the guide `second` only in letter case.'],
  ['paying', 'second-one', '`second-one` is a former name of `/second`, and old links lead to `/second`.'],
  ['paying', 'reference', '`reference` is not a valid name.'],
  ['placeOrder', 'a b', '`a b` is not a valid name.'],
  ['Card.kind=card', 'a "b"', 'is not a valid name.'],
  ['Card', 'Order', '`Order` is the name of another schema.'],
  ['Card', 'card', '`card` differs from the schema `Card` only in letter case.'],
  ['Card.kind=cash', 'x', 'There is no guide, operation, schema, property, parameter, tag or value `Card.kind=cash`.'],
  ['Order.payment', 'total', '`total` is the name of another property.'],
])('%s → %s: %s', async (from, to, message) => {
  await expect(renamed(from, to)).rejects.toThrow(message);
});

it('asks which is meant where several things have the name', async () => {
  folder.write('guides/start/Card.mdx', '---\ntitle: Card\ndescription: It.\n---\nText.\n');
  await expect(renamed('Card', 'Visa')).rejects.toThrow(
    'The name `Card` is ambiguous: it is a name of several kinds (guide, schema).',
  );
  expect((await renamed('Card', 'visa', 'guide')).changes()).toHaveLength(1);
});
