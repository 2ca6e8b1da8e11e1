import { describe, expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

/** Three operations, the second and third with examples; `request` and `answer` are the bodies of the first. */
function api(request: string, answer: string): Files {
  const whole = "schema: { $ref: '#/components/schemas/Order' }, example: { amount: 1 }";
  return description(`paths:
  /orders:
    post:
      operationId: createOrder
      requestBody:
        content:
          application/json: { ${request} }
      responses:
        '200': { description: Done., content: { application/json: { ${answer} } } }
        '400': { description: Bad., content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
    put:
      requestBody: { content: { application/json: { ${whole} } } }
      responses: { '200': { description: Done., content: { application/json: { ${whole} } } } }
components:
  schemas:
    Order: { type: object, properties: { amount: { type: number } } }
    Shown: { type: object, properties: { amount: { type: number } }, example: { amount: 1 } }
    Unknown: { type: object, x-not-published: [fields] }
`);
}

const of = (schema: string, rest = '') => `schema: { $ref: '#/components/schemas/${schema}' }${rest}`;

describe('operation-example', () => {
  it.each([
    ['the request', api(of('Order'), of('Shown')), ['openapi.yaml:9:31 The request of `createOrder` has no example.']],
    [
      'the answer',
      api(of('Shown'), of('Order')),
      ['openapi.yaml:11:69 The response `200` of `createOrder` has no example.'],
    ],
    [
      'a list of objects',
      api(of('Shown'), "schema: { type: array, items: { $ref: '#/components/schemas/Order' } }"),
      ['openapi.yaml:11:69 The response `200` of `createOrder` has no example.'],
    ],
    [
      'an object in which one deeper down is not known',
      api(
        "schema: { type: object, properties: { buyer: { type: object, properties: { more: { $ref: '#/components/schemas/Unknown' } } } } }",
        of('Shown'),
      ),
      ['openapi.yaml:9:31 The request of `createOrder` has no example.'],
    ],
    [
      'one of two that is empty',
      api(of('Order', ', examples: { a: { value: { amount: 1 } }, b: { value: {} } }'), of('Shown')),
      ['openapi.yaml:9:132 The example is empty, but its schema has fields.'],
    ],
    [
      'an empty example',
      api(of('Order', ', example: {}'), of('Shown')),
      ['openapi.yaml:9:88 The example is empty, but its schema has fields.'],
    ],
  ])('misses the example of %s', async (_, files, problems) => {
    expect(await problemsOf('operation-example', files)).toEqual(problems);
  });

  it('asks for none where no field is published, and takes one on the schema', async () => {
    expect(await problemsOf('operation-example', api(of('Unknown'), of('Shown')))).toEqual([]);
    expect(
      await problemsOf(
        'operation-example',
        api("schema: { type: object, properties: { data: { $ref: '#/components/schemas/Unknown' } } }", of('Shown')),
      ),
    ).toEqual([]);
  });

  it('asks for one example of a body in two media types', async () => {
    const files = api(of('Shown'), `${of('Order', ', example: { amount: 1 }')} }, application/xml: { ${of('Order')}`);
    expect(await problemsOf('operation-example', files)).toEqual([]);
  });

  it('is silent where a description has no examples as a rule', async () => {
    const files = description(`paths:
  /orders:
    get:
      responses: { '200': { description: Done., content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } } }
`);
    expect(await problemsOf('operation-example', files)).toEqual([]);
  });

  it('is content with examples of fields deep inside, and with null where the body may be nothing', async () => {
    const deep =
      'schema: { properties: { order: { allOf: [{ properties: { amount: { type: number, example: 1 } } }] } } }';
    expect(await problemsOf('operation-example', api(deep, of('Order', ', example: { amount: 1 }')))).toEqual([]);
    const nullable = "schema: { type: [object, 'null'], properties: { amount: { type: number } } }, example: null";
    expect(await problemsOf('operation-example', api(of('Order', ', example: { amount: 1 }'), nullable))).toEqual([]);
  });
});

/** Two operations of which the second shows its parameter. */
const withId = (parameter: string): Files => {
  const one = (path: string, rest: string): string =>
    `  /${path}/{id}:\n    get:\n      operationId: ${path}\n      parameters:\n        - { name: id, in: path, required: true${rest} }\n      responses: { '200': { description: Done. } }\n`;
  return description(`paths:\n${one('orders', parameter)}${one('refunds', ', example: a1')}`);
};

it.each([
  [', schema: { type: string }', ['openapi.yaml:8:13 The path parameter `id` of `orders` has no example.']],
  [', schema: { type: string, enum: [a] }', []],
  [', schema: { type: string }, examples: { a: { value: b } }', []],
  [', schema: { type: string }, x-not-published: [values]', []],
])('asks for the example of a path parameter: %s', async (parameter, want) => {
  expect(await problemsOf('operation-example', withId(parameter))).toEqual(want);
});
