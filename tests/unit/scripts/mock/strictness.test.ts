import { afterAll, beforeAll, expect, it } from 'vitest';
import { withExamples } from '#scripts/examples/complete.ts';
import { createExampleGenerator } from '#scripts/examples/generate.ts';
import { loadMock } from '#scripts/mock/load-mock.ts';
import { createRespond } from '#scripts/mock/respond.ts';
import { sampleRequest } from '#src/shared/samples/request.ts';
import { PARCELS } from '../../../fixtures/parcels.ts';
import { sourceOf, start, type RunningMock } from './server.ts';
import { wireOf } from './wire.ts';

/** A body with every keyword that a request can break; the validator has tests of its own. */
const KEYWORDS = sourceOf(`
paths: { /all: { post: { requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/All' } } } }, responses: { '204': { description: d } } } } }
components:
  schemas:
    All:
      type: object
      required: [id, server]
      minProperties: 1
      dependentRequired: { share: [flag] }
      properties:
        server: { type: string, readOnly: true }
        id: { type: string, pattern: '^[A-Z]+$', minLength: 2, maxLength: 4 }
        email: { type: string, format: email }
        count: { type: integer, minimum: 1, maximum: 10, multipleOf: 2 }
        share: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 1 }
        flag: { type: boolean }
        kind: { enum: [card, bank] }
        one: { const: 1 }
        list: { type: array, minItems: 2, maxItems: 3, uniqueItems: true, items: { type: integer } }
        pair: { type: array, prefixItems: [{ type: string }], items: false }
        tags: { type: array, items: { type: object, required: [name], properties: { name: { type: string } } } }
        note: { type: [string, 'null'] }
        map: { type: object, additionalProperties: { type: integer }, minProperties: 1, maxProperties: 2 }
        either: { oneOf: [{ type: object, required: [a], properties: { a: { type: integer } } }, { type: string }] }
        both: { allOf: [{ type: object, required: [x], properties: { x: { type: integer } } }, { type: object, properties: { y: { type: string } } }] }
        open: { type: object, x-not-published: [fields], properties: { p: { type: integer } } }
        typed: { type: boolean, x-not-published: [types] }
        channel: { $ref: '#/components/schemas/Channel', x-not-published: [types] }
    Channel: { type: [string, integer], oneOf: [{ const: '*' }, { const: 1 }] }
`);

let mock: RunningMock;
beforeAll(async () => {
  mock = await start(KEYWORDS);
});
afterAll(() => mock.close());

const problemsOf = async (body: object): Promise<readonly string[]> =>
  (
    await mock.send({
      method: 'POST',
      path: '/all',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).problems;

it('takes what the schema allows', async () => {
  const body = {
    id: 'ABC',
    email: 'a@b.example',
    count: 4,
    kind: 'card',
    one: 1,
    list: [1, 2],
    pair: ['a'],
    tags: [{ name: 'x' }],
  };
  expect(
    await problemsOf({ ...body, note: null, map: { k: 1 }, either: 'a', both: { x: 1, y: 'z' }, open: { q: 1 } }),
  ).toEqual([]);
});

it.each([true, 'success', 1])('takes %j where the type is open', async (typed) =>
  expect(await problemsOf({ id: 'ABC', typed, channel: '1' })).toEqual([]),
);

it.each([
  [{ channel: 2 }, 'body.channel: channel is 2, which the schema does not list'],
  [{ typed: {} }, 'body.typed must be a boolean (it is {})'],
  [{ id: undefined, flag: true }, 'body.id is missing'],
  [{ id: 1 }, 'body.id must be a string (it is 1)'],
  [{ id: 'A' }, 'body.id must have at least 2 characters (it is "A")'],
  [{ id: 'ABCDE' }, 'body.id must have at most 4 characters (it is "ABCDE")'],
  [{ id: 'abc' }, 'body.id must match ^[A-Z]+$ (it is "abc")'],
  [{ server: 'x' }, 'body.server is never sent: it is read-only'],
  [{ email: 'a' }, 'body.email must have the format email (it is "a")'],
  [{ count: 0 }, 'body.count must be at least 1 (it is 0)'],
  [{ count: 12 }, 'body.count must be at most 10 (it is 12)'],
  [{ count: 3 }, 'body.count must be a multiple of 2 (it is 3)'],
  [{ share: 0, flag: true }, 'body.share must be more than 0 (it is 0)'],
  [{ share: 1, flag: true }, 'body.share must be less than 1 (it is 1)'],
  [{ share: 0.5 }, 'body: The field flag is missing, which another field requires'],
  [{ kind: 'cash' }, 'body.kind must be one of "card", "bank" (it is "cash")'],
  [{ one: 2 }, 'body.one must be 1 (it is 2)'],
  [{ list: [1] }, 'body.list must have at least 2 items (it is [1])'],
  [{ list: [1, 2, 3, 4] }, 'body.list must have at most 3 items (it is [1,2,3,4])'],
  [{ list: [1, 1] }, 'body.list must have unique items (it is [1,1])'],
  [{ list: [1, 'x'] }, 'body.list[1] must be an integer (it is "x")'],
  [{ pair: ['a', 1] }, 'body.pair[1]: pair[1] is not allowed: its schema is false'],
  [{ tags: [{}] }, 'body.tags[0].name is missing'],
  [{ note: 1 }, 'body.note must be a string or null (it is 1)'],
  [{ map: {} }, 'body.map must have at least 1 field (it is {})'],
  [{ map: { a: 1, b: 2, c: 3 } }, 'body.map must have at most 2 fields (it is {"a":1,"b":2,"c":3})'],
  [{ map: { a: 'x' } }, 'body.map.a must be an integer (it is "x")'],
  [{ either: 1 }, 'body.either: either matches none of the 2 alternatives under oneOf'],
  [{ both: { y: 'z' } }, 'body.both.x is missing'],
  [{ both: { x: 1, z: 1 } }, 'body.both.z is not described'],
  [{ open: { p: 'x' } }, 'body.open.p must be an integer (it is "x")'],
  [{ mpa: 1 }, 'body.mpa is not described'],
])('refuses %j', async (edit, want) => expect((await problemsOf({ id: 'ABC', ...edit })).join('; ')).toBe(want));

it.each(['openapi/openapi.yaml', PARCELS.openapi, 'tests/fixtures/gateway/openapi.yaml'])(
  'takes every sample of %s',
  async (file) => {
    const source = await loadMock(file);
    const generator = createExampleGenerator(source.document);
    const respond = createRespond(source);
    const refused: string[] = [];
    let sent = 0;
    for (const plain of source.api.operations) {
      const operation = withExamples(plain, generator);
      for (const media of operation.requestBody?.content ?? [undefined])
        for (const example of media === undefined || media.examples.length === 0 ? [undefined] : media.examples) {
          const request = sampleRequest(operation, example, media);
          const isPublished = example !== undefined || operation.requestBody?.required !== true;
          if (request === undefined || !isPublished) continue;
          sent += 1;
          const { path, body = '', headers = {}, ...wire } = await wireOf(request);
          const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
          const { problems } = await respond({ ...wire, url: path, headers: lower, body: Buffer.from(body) });
          refused.push(...problems.map(({ message }) => `${operation.operationId}: ${message}`));
        }
    }
    expect(refused).toEqual([]);
    expect(sent).toBeGreaterThan(5);
  },
);
