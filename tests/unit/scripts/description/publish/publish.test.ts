import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { publish } from '#scripts/description/publish/publish.ts';
import type { Locator } from '#scripts/description/source/locator.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';

const NOWHERE = { locate: () => ({ file: '', line: 1, column: 1 }), fileOf: () => undefined } as unknown as Locator;

const published = (yaml: string, listed: readonly string[] = []) => {
  const document = parse(yaml) as object;
  return { document, ...publish(document as OpenApiDocument, NOWHERE, listed) };
};

/** What an author writes, and what readers get, as YAML. */
const TABLE: readonly (readonly [name: string, given: string, want: string])[] = [
  [
    'operations, and paths left without one',
    'paths: { /a: { get: { x-internal: true }, put: { operationId: b } }, /b: { parameters: [{ name: p }], get: { x-internal: true } }, /c: { x-internal: true, get: {} } }',
    'paths: { /a: { put: { operationId: b } } }',
  ],
  [
    'webhooks and callbacks, and those left without an operation',
    `webhooks: { a: { post: { x-internal: true } }, b: { x-internal: true, post: {} }, c: { post: {} } }
paths: { /a: { get: { callbacks: { paid: { '{$url}': { post: { x-internal: true } } }, sent: { '{$url}': { post: {}, put: { x-internal: true } } } } } } }`,
    "webhooks: { c: { post: {} } }\npaths: { /a: { get: { callbacks: { sent: { '{$url}': { post: {} } } } } } }",
  ],
  [
    'parameters, headers, responses, media types, links and servers',
    `servers: [{ url: a, x-internal: true }, { url: b }]
paths: { /a: { get: { parameters: [{ name: p, x-internal: true }, { name: q }], responses: { 200: { headers: { A: { x-internal: true }, B: {} }, content: { a/b: { x-internal: true }, c/d: {} }, links: { l: { x-internal: true } } }, 409: { x-internal: true } } } } }`,
    `servers: [{ url: b }]
paths: { /a: { get: { parameters: [{ name: q }], responses: { 200: { headers: { B: {} }, content: { c/d: {} }, links: {} } } } } }`,
  ],
  [
    'nothing that an entry of the error catalogue uses as well',
    `paths: { /a: { get: { x-internal: true, responses: { 400: { $ref: "#/components/responses/Bad" } } } } }
components: { responses: { Bad: { x-catalogue: { code: "400" }, content: { a/b: { schema: { $ref: "#/components/schemas/Problem" } } } } }, schemas: { Problem: {} } }`,
    `paths: {}
components: { responses: { Bad: { x-catalogue: { code: "400" }, content: { a/b: { schema: { $ref: "#/components/schemas/Problem" } } } } }, schemas: { Problem: {} } }`,
  ],
  [
    'fields, wherever they are required',
    'components: { schemas: { A: { allOf: [{ properties: { a: { x-internal: true }, b: {} } }, { required: [a, b] }], required: [a], dependentRequired: { a: [b], b: [a, c] }, anyOf: [{ required: [a] }, { required: [b] }] } } }',
    'components: { schemas: { A: { allOf: [{ properties: { b: {} } }, { required: [b] }], dependentRequired: { b: [c] }, anyOf: [{}, { required: [b] }] } } }',
  ],
  [
    'a field that is called like the mark, which is none',
    'components: { schemas: { A: { properties: { x-internal: true, x-other: {} } } } }',
    'components: { schemas: { A: { properties: { x-internal: true, x-other: {} } } } }',
  ],
  [
    'values of an enum and alternatives, with a mapping to them',
    'components: { schemas: { State: { oneOf: [{ const: a }, { const: b, x-internal: true }] }, Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind, mapping: { cat: "#/components/schemas/Cat", dog: Dog } } }, Cat: {}, Dog: { x-internal: true } } }',
    'components: { schemas: { State: { oneOf: [{ const: a }] }, Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }], discriminator: { propertyName: kind, mapping: { cat: "#/components/schemas/Cat" } } }, Cat: {} } }',
  ],
  [
    'components and tags that only internal objects use, through others too',
    `tags: [{ name: house }, { name: both }]
paths: { /a: { get: { tags: [both], security: [{ key: [] }], responses: { 200: { $ref: "#/components/responses/Shared" } } }, post: { x-internal: true, tags: [house, both], security: [{ secret: [] }], responses: { 200: { $ref: "#/components/responses/Own" }, 201: { $ref: "#/components/responses/Shared" } } } } }
components: { securitySchemes: { key: {}, secret: {} }, responses: { Own: { content: { a/b: { schema: { $ref: "#/components/schemas/Own/properties/a" } } } }, Shared: {} }, schemas: { Own: { properties: { a: { $ref: "#/components/schemas/Deep" } } }, Deep: { $ref: "#/components/schemas/Deep" }, Unused: {} } }`,
    `tags: [{ name: both }]
paths: { /a: { get: { tags: [both], security: [{ key: [] }], responses: { 200: { $ref: "#/components/responses/Shared" } } } } }
components: { securitySchemes: { key: {} }, responses: { Shared: {} }, schemas: { Unused: {} } }`,
  ],
  [
    'no subtype that a discriminator of readers may name, and no entry of the error catalogue',
    `paths: { /a: { get: { responses: { 200: { content: { a/b: { schema: { $ref: "#/components/schemas/Pet" } } } } } }, post: { x-internal: true, requestBody: { $ref: "#/components/schemas/Cat" }, responses: { 409: { $ref: "#/components/responses/Conflict" } } } } }
components: { responses: { Conflict: { x-catalogue: { code: "409" } } }, schemas: { Pet: { discriminator: { propertyName: kind } }, Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }] } } }`,
    `paths: { /a: { get: { responses: { 200: { content: { a/b: { schema: { $ref: "#/components/schemas/Pet" } } } } } } } }
components: { responses: { Conflict: { x-catalogue: { code: "409" } } }, schemas: { Pet: { discriminator: { propertyName: kind } }, Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }] } } }`,
  ],
  [
    'references, tags, groups and requirements that name what is internal',
    `security: [{ secret: [] }, { key: [] }]
tags: [{ name: house, x-internal: true }, { name: a }]
x-tagGroups: [{ name: All, tags: [house, a] }]
paths: { /a: { get: { tags: [house, a], x-requires: [b, c], responses: { 200: { links: { l: { operationId: b }, m: { operationId: c } } } } }, put: { operationId: b, x-internal: true }, post: { operationId: c } }, /b: { $ref: "#/components/pathItems/B" } }
components: { pathItems: { B: { x-internal: true } }, securitySchemes: { key: {}, secret: { x-internal: true } } }`,
    `security: [{ key: [] }]
tags: [{ name: a }]
x-tagGroups: [{ name: All, tags: [a] }]
paths: { /a: { get: { tags: [a], x-requires: [c], responses: { 200: { links: { m: { operationId: c } } } } }, post: { operationId: c } } }
components: { pathItems: {}, securitySchemes: { key: {} } }`,
  ],
  [
    'a parameter that an operation hides from itself alone',
    'paths: { /a: { parameters: [{ name: a, in: query }], get: { parameters: [{ name: a, in: query, x-internal: true }] }, put: { parameters: [] } } }',
    'paths: { /a: { parameters: [], get: { parameters: [] }, put: { parameters: [{ name: a, in: query }] } } }',
  ],
  [
    'fields and values of examples',
    `paths: { /a: { get: { responses: { 200: { content: { a/b: { schema: { $ref: "#/components/schemas/A" }, examples: { good: { value: { id: 1, trace: t, list: [{ deep: 1, x: 2 }] } }, bad: { value: { id: 1, state: frozen } }, named: { $ref: "#/components/examples/Named" } } } } } } } } }
components: { examples: { Named: { value: { trace: t } } }, schemas: { A: { example: { id: 1, trace: t }, properties: { id: {}, trace: { x-internal: true }, state: { default: frozen, oneOf: [{ const: open }, { const: frozen, x-internal: true }] }, list: { items: { properties: { deep: { x-internal: true }, x: {} } } } } } } }`,
    `paths: { /a: { get: { responses: { 200: { content: { a/b: { schema: { $ref: "#/components/schemas/A" }, examples: { good: { value: { id: 1, list: [{ x: 2 }] } }, named: { $ref: "#/components/examples/Named" } } } } } } } } }
components: { examples: { Named: { value: {} } }, schemas: { A: { example: { id: 1 }, properties: { id: {}, state: { oneOf: [{ const: open }] }, list: { items: { properties: { x: {} } } } } } } }`,
  ],
  [
    'conditions, exclusions and alternatives that require what is internal',
    `components: { schemas: { A: { minProperties: 2, required: [s], properties: { a: {}, s: { x-internal: true } }, not: { required: [a, s] }, oneOf: [{ required: [a] }, { required: [s] }], if: { required: [s] }, then: { required: [a] } } } }`,
    `components: { schemas: { A: { minProperties: 1, properties: { a: {} }, allOf: [{ anyOf: [{ required: [a] }, {}] }, { anyOf: [{ required: [a] }, {}] }] } } }`,
  ],
  [
    'values of links, and no example for what only a condition names',
    `paths: { /a: { parameters: [{ name: t, in: query, x-internal: true }], get: { operationId: a, parameters: [{ name: q, in: query, schema: { properties: { a: {}, s: { x-internal: true } } } }], requestBody: { content: { a/b: { schema: { if: { properties: { kind: { const: x } } }, then: { properties: { s: { x-internal: true } } } }, example: { kind: x, s: 1 } } } }, responses: { 200: { links: { l: { operationId: a, parameters: { query.q: { a: 1, s: 1 }, t: 1, other: $url }, requestBody: { kind: x, s: 1 } }, m: { operationRef: '#/paths/~1a/get', requestBody: { kind: x, s: 1 } } } } } } } }`,
    `paths: { /a: { parameters: [], get: { operationId: a, parameters: [{ name: q, in: query, schema: { properties: { a: {} } } }], requestBody: { content: { a/b: { schema: { if: { properties: { kind: { const: x } } }, then: { properties: {} } }, example: { kind: x } } } }, responses: { 200: { links: { l: { operationId: a, parameters: { query.q: { a: 1 }, other: $url }, requestBody: { kind: x } }, m: { operationRef: '#/paths/~1a/get', requestBody: { kind: x } } } } } } } }`,
  ],
];

it.each(TABLE)('publish leaves out %s', (_, given, want) =>
  expect(stringify(published(given).document)).toBe(stringify(parse(want))),
);

/** A field `s` that is internal, in an object that has others: the author's values lose it whatever names it. */
const HIDDEN = '{ properties: { s: { x-internal: true } } }';
/** Schemas of an example, and what is left of the example `{ a: 1, s: LEAK }`, or of the one given. */
const VALUES: readonly (readonly [name: string, schema: string, given?: string, want?: string])[] = [
  ['properties', HIDDEN],
  ['allOf', `{ allOf: [{ properties: { a: {} } }, ${HIDDEN}] }`],
  ['an internal part of allOf', '{ allOf: [{ properties: { a: {} } }, { x-internal: true, properties: { s: {} } }] }'],
  ['oneOf', `{ oneOf: [${HIDDEN}, { type: string }] }`],
  ['anyOf', `{ anyOf: [{ type: string }, ${HIDDEN}] }`],
  ['if', `{ if: ${HIDDEN}, then: { properties: { a: {} } } }`],
  ['then', `{ if: { required: [a] }, then: ${HIDDEN} }`],
  ['else', `{ if: { required: [b] }, else: ${HIDDEN} }`],
  ['an internal condition', '{ if: {}, then: { x-internal: true, properties: { s: {} } } }'],
  ['not', `{ not: ${HIDDEN} }`],
  ['dependentSchemas', `{ dependentSchemas: { a: ${HIDDEN} } }`],
  ['internal dependentSchemas', '{ dependentSchemas: { a: { x-internal: true, properties: { s: {} } } } }'],
  ['patternProperties', '{ patternProperties: { ^s: { x-internal: true } } }'],
  ['additionalProperties', '{ properties: { a: {} }, additionalProperties: { x-internal: true } }'],
  ['unevaluatedProperties', '{ properties: { a: {} }, unevaluatedProperties: { x-internal: true } }'],
  ['propertyNames', '{ propertyNames: { oneOf: [{ const: a }, { const: s, x-internal: true }] } }'],
  ['$ref', '{ $ref: "#/components/schemas/Hiding" }'],
  ['beside a $ref', '{ $ref: "#/components/schemas/Open", properties: { s: { x-internal: true } } }'],
  ['$dynamicRef', '{ $dynamicRef: "#/components/schemas/Hiding" }'],
  ['an open schema', '{ x-not-published: [fields], properties: { s: { x-internal: true } } }'],
  ['a reference to an internal schema', '{ properties: { s: { $ref: "#/components/schemas/Internal" } } }'],
  ['items', `{ items: ${HIDDEN} }`, '[{ a: 1, s: LEAK }]', '[{ a: 1 }]'],
  ['internal items', '{ prefixItems: [{}], items: { x-internal: true } }', '[1, LEAK]', '[1]'],
  ['prefixItems', '{ prefixItems: [{ x-internal: true }, {}] }', '[LEAK, 1]', '[1]'],
  ['contains', `{ contains: ${HIDDEN} }`, '[{ a: 1, s: LEAK }]', '[{ a: 1 }]'],
  ['internal contains', '{ items: {}, contains: { x-internal: true, const: LEAK } }', '[1, LEAK]', '[1]'],
  ['unevaluatedItems', '{ prefixItems: [{}], unevaluatedItems: { x-internal: true } }', '[1, LEAK]', '[1]'],
  [
    'contentSchema',
    `{ contentMediaType: application/json, contentSchema: ${HIDDEN} }`,
    `'{"a":1,"s":"LEAK"}'`,
    `'{"a":1}'`,
  ],
  [
    'what several describe',
    `{ allOf: [{ properties: { o: {} } }, { properties: { o: ${HIDDEN} } }] }`,
    '{ o: { s: LEAK } }',
    '{ o: {} }',
  ],
];

it.each(VALUES)(
  'an internal value under %s leaves examples',
  (_, schema, given = '{ a: 1, s: LEAK }', want = '{ a: 1 }') => {
    const { document } =
      published(`paths: { /a: { get: { responses: { 200: { content: { a/b: { schema: ${schema}, example: ${given} } } } } } } }
components: { schemas: { Open: {}, Hiding: ${HIDDEN}, Internal: { x-internal: true }, A: { allOf: [${schema}], default: ${given}, examples: [${given}], enum: [${given}] } } }`);
    const {
      default: preset,
      examples,
      enum: listed,
    } = (document as { components: { schemas: Record<string, Record<string, unknown>> } }).components.schemas['A'] ??
    {};
    const value: unknown = parse(want);
    expect({ preset, examples, listed }).toEqual({ preset: value, examples: [value], listed: [value] });
    expect(stringify(document)).toContain(stringify({ example: value }).trim().split('\n')[0]);
    expect(stringify(document)).not.toContain('LEAK');
  },
);

describe('a reference to an internal object', () => {
  const INTERNAL = 'components: { schemas: { Tool: { x-internal: true } } }';
  const REF = '$ref: "#/components/schemas/Tool"';
  it.each([
    ['a field is left out, with a warning', `{ properties: { tool: { ${REF} } } }`, { properties: {} }, ['warning']],
    ['a list of them is none', `{ items: { ${REF} } }`, {}, ['error']],
    [
      'one that is marked itself is meant',
      `{ properties: { tool: { ${REF}, x-internal: true } } }`,
      { properties: {} },
      [],
    ],
  ])('%s', (_, schema, want, severities) => {
    const { document, problems, internal } = published(`${INTERNAL.slice(0, -4)}, A: ${schema} } }`);
    expect(document).toEqual({ components: { schemas: { A: want } } });
    expect(problems.map(({ severity }) => severity)).toEqual(severities);
    expect([...internal]).toContain('Tool');
  });
});

it('publish leaves out extensions that are neither listed nor read by the compiler, and names them', () => {
  const { document, hiddenExtensions } = published(
    `x-owner: team
paths: { x-note: 1, /a: { x-limit: 5, get: { x-owner: team, x-requires: [a], responses: { x-note: 1, 200: { headers: { x-rate: { x-jira: 1 } }, content: { a/b: { example: { x-data: 1 } } } } } }, put: { x-internal: true, x-secret: 1 } } }`,
    ['x-limit'],
  );
  expect(hiddenExtensions.map(({ key }) => key).sort()).toEqual(['x-jira', 'x-note', 'x-note', 'x-owner', 'x-owner']);
  expect(document).toEqual({
    paths: {
      '/a': {
        'x-limit': 5,
        get: {
          'x-requires': ['a'],
          responses: { 200: { headers: { 'x-rate': {} }, content: { 'a/b': { example: { 'x-data': 1 } } } } },
        },
      },
    },
  });
});
