import { description, testCheck, type Case, type Files } from '../check-case.ts';

/** Samples of a response, one a line, from line 11 on; the value of the first begins in column 30. */
function samples(...values: readonly string[]): Files {
  return description(`paths:
  /orders:
    get:
      responses:
        '200':
          content:
            application/json:
              examples:
${values.map((value, index) => `                s${index}: { value: ${value} }`).join('\n')}
`);
}

/** Two orders with one id and these fields. */
const orders = (one: string, other: string): Files =>
  samples(`{ id: order-0001, ${one} }`, `{ id: order-0001, ${other} }`);
const PAID = 'status: paid, amount: 5, settledAt: x';
const OPEN = 'status: open, amount: 5, settledAt: null';
const UPDATE =
  '    patch: { requestBody: { content: { application/json: { example: { id: order-0001, amount: 6 } } } } }\n';
const problem = (place: string, field: string, own: string, other: string): string =>
  `${place} \`${field}\` is \`${own}\`, but \`${other}\` in \`openapi.yaml:11\`.`;

const CASES: Readonly<Record<string, Case>> = {
  'the sample that differs from two others': [
    samples('{ id: order-0001, amount: 5 }', '{ id: order-0001, amount: 6 }', '{ id: order-0001, amount: 5 }'),
    problem('12:56', 'amount', '6', '5'),
  ],
  'objects anywhere, with capitals and inside': [
    samples(
      "{ data: [{ id: order-0001, customer: { name: Ada, phone: '1' } }] }",
      "{ Value: { Id: order-0001, Customer: { Name: Obi, Phone: '1' } } }",
    ),
    problem('12:75', 'Customer.Name', '"Obi"', '"Ada"'),
  ],
  'a field that changes, in one state': [
    orders(PAID, PAID.replace(': x', ': y')),
    problem('12:84', 'settledAt', '"y"', '"x"'),
  ],
  'a field that does not change, in two states': [
    orders(PAID, OPEN.replace('5', '6')),
    problem('12:70', 'amount', '6', '5'),
  ],
  'another story under the same id': [
    orders(
      'status: paid, amount: 5, buyer: Ada, note: x, city: Ikeja, sku: a',
      'status: paid, amount: 6, buyer: Obi, note: y, city: Lekki, sku: a',
    ),
    '12:36 This sample has the id of the one in `openapi.yaml:11`, but is of another object.',
  ],
  'a later timestamp alone': [
    orders('updatedAt: a, note: x, createdAt: c', 'updatedAt: b, note: x, createdAt: c'),
    problem('12:59', 'updatedAt', '"b"', '"a"'),
  ],
  'two fields': [
    orders('amount: 5, fee: 1, channel: 3, note: x', 'amount: 5, fee: 3, channel: 1, note: x'),
    problem('12:64', 'fee', '3', '1'),
    problem('12:76', 'channel', '1', '3'),
  ],
  'fields that change, in two states': [orders(PAID, OPEN)],
  'an update': [orders('updatedAt: a, note: x, createdAt: c', 'updatedAt: b, note: y, createdAt: c')],
  'the body of an operation that changes the object': [
    { 'openapi.yaml': `${samples('{ id: order-0001, amount: 5 }')['openapi.yaml'] ?? ''}${UPDATE}` },
  ],
  'a field of one sample alone': [orders('amount: 5', 'note: x')],
  'a balance': [orders('balance: 5', 'balance: 6')],
  versions: [orders('version: 1, amount: 5', 'version: 2, amount: 6')],
  'a short id': [samples("{ id: '1', amount: 5 }", "{ id: '1', amount: 6 }")],
  lists: [orders('lines: [1]', 'lines: [2]')],
  'ids to fill in': [samples('{ id: YOUR_ORDER_1, amount: 5 }', '{ id: YOUR_ORDER_1, amount: 6 }')],
  'ids of zeros': [
    samples('{ id: BA0000000000000000000001, amount: 5 }', '{ id: BA0000000000000000000001, amount: 6 }'),
  ],
  'events in a sequence': [orders('sequenceNumber: 1, amount: 5', 'sequenceNumber: 2, amount: 6')],
  links: [orders('_links: { self: { href: /a } }', '_links: { self: { href: /b } }')],
  'values to fill in': [orders("name: '', reference: YOUR_REFERENCE_1", 'name: Gift, reference: YOUR_REFERENCE')],
};

testCheck('meaning-identity', CASES);
