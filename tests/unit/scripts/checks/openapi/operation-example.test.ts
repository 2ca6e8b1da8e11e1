import { description, testCheck, type Files } from '../check-case.ts';

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

const SHOWN = of('Order', ', example: { amount: 1 }');
const NO_REQUEST = '9:31 The request of `createOrder` has no example.';
const NO_ANSWER = '11:69 The response `200` of `createOrder` has no example.';
const EMPTY = 'The example is empty, but its schema has fields.';

/** Two operations, of which the second shows its parameter unless it has another. */
function withId(parameter: string, other = ', example: a1'): Files {
  const one = (path: string, rest: string): string =>
    `  /${path}/{id}:\n    get:\n      operationId: ${path}\n      parameters:\n        - { name: id, in: path, required: true${rest} }\n      responses: { '200': { description: Done. } }\n`;
  return description(`paths:\n${one('orders', parameter)}${one('refunds', other)}`);
}

testCheck('operation-example', {
  'the request': [api(of('Order'), of('Shown')), NO_REQUEST],
  'the answer': [api(of('Shown'), of('Order')), NO_ANSWER],
  'a list of objects': [
    api(of('Shown'), "schema: { type: array, items: { $ref: '#/components/schemas/Order' } }"),
    NO_ANSWER,
  ],
  'an object in which one deeper down is not known': [
    api(
      "schema: { type: object, properties: { buyer: { type: object, properties: { more: { $ref: '#/components/schemas/Unknown' } } } } }",
      of('Shown'),
    ),
    NO_REQUEST,
  ],
  'one of two that is empty': [
    api(of('Order', ', examples: { a: { value: { amount: 1 } }, b: { value: {} } }'), of('Shown')),
    `9:132 ${EMPTY}`,
  ],
  'an empty example': [api(of('Order', ', example: {}'), of('Shown')), `9:88 ${EMPTY}`],
  'a body of which no field is published, and an example on the schema': [api(of('Unknown'), of('Shown'))],
  'a body around one of which no field is published': [
    api("schema: { type: object, properties: { data: { $ref: '#/components/schemas/Unknown' } } }", of('Shown')),
  ],
  'a body in two media types': [api(of('Shown'), `${SHOWN} }, application/xml: { ${of('Order')}`)],
  'a description that has no examples as a rule': [
    `paths:
  /orders:
    get:
      responses: { '200': { description: Done., content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } } }
`,
  ],
  'examples of fields deep inside': [
    api(
      'schema: { properties: { order: { allOf: [{ properties: { amount: { type: number, example: 1 } } }] } } }',
      SHOWN,
    ),
  ],
  'null where the body may be nothing': [
    api(SHOWN, "schema: { type: [object, 'null'], properties: { amount: { type: number } } }, example: null"),
  ],
  'a path parameter': [
    withId(', schema: { type: string }'),
    '8:13 The path parameter `id` of `orders` has no example.',
  ],
  'the first of path parameters, where most have none': [
    withId(', schema: { type: string }', ', schema: { type: string }'),
    '8:13 The path parameter `id` of `orders` has no example; nor do most other path parameters.',
  ],
  'a path parameter of one value': [withId(', schema: { type: string, enum: [a] }')],
  'a path parameter with examples': [withId(', schema: { type: string }, examples: { a: { value: b } }')],
  'a path parameter whose values are not known': [withId(', schema: { type: string }, x-not-published: [values]')],
});
