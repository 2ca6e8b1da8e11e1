import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequest } from '#src/shared/samples/request.ts';
import { sourceOf, start, type RunningMock } from './server.ts';
import { wireOf } from './wire.ts';

/** Every style in every place (OpenAPI 3.1, section 4.8.12.4), of each kind of value. */
const STYLES = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
} as const;
const VALUES = [
  { kind: 'integer', schema: '{ type: integer }', value: '5', wrong: '"five"' },
  { kind: 'number', schema: '{ type: number, maximum: 2 }', value: '1.5', wrong: '2.5' },
  { kind: 'boolean', schema: '{ type: boolean }', value: 'true', wrong: '"yes"' },
  { kind: 'text', schema: '{ type: string, minLength: 2 }', value: '"a b, c&d=é/+%;."', wrong: '"a"' },
  { kind: 'date', schema: '{ type: string, format: date }', value: '"2026-01-15"', wrong: '"2026-02-30"' },
  {
    kind: 'list of integers',
    schema: '{ type: array, items: { type: integer }, minItems: 2 }',
    value: '[3, 4]',
    wrong: '[3, "x"]',
  },
  {
    kind: 'list of texts',
    schema: '{ type: array, items: { type: string, enum: [a b, c-d, é] }, uniqueItems: true }',
    value: '["a b", "é"]',
    wrong: '["a b", "a b"]',
  },
  {
    kind: 'object',
    schema: '{ type: object, required: [r], properties: { r: { type: integer }, g: { type: string } } }',
    value: '{ r: 100, g: "a b" }',
    wrong: '{ r: "x", g: "a b" }',
  },
  {
    kind: 'closed object',
    schema: '{ type: object, additionalProperties: false, properties: { r: { type: integer }, g: { type: string } } }',
    value: '{ r: 100 }',
    wrong: '{ r: 100, h: 1 }',
  },
];

const CASES = Object.entries(STYLES)
  .flatMap(([place, styles]) =>
    styles.flatMap((style) =>
      [true, false].flatMap((explode) => VALUES.map((value) => ({ place, style, explode, ...value }))),
    ),
  )
  // Pairs of a deep object are its fields, and nothing else has a deep form; delimiters stand between entries; text of
  // a raw cookie holds no separator.
  .filter(
    ({ style, explode, kind }) =>
      (style === 'deepObject' ? kind.endsWith('object') && explode : true) &&
      (/Delimited/.test(style) ? kind.startsWith('list of integers') && !explode : true) &&
      (style === 'cookie' ? !/text/.test(kind) : true),
  );

const yaml = CASES.map(
  ({ place, style, explode, schema, value }, index) => `
  /p${index}${place === 'path' ? '/{p}' : ''}:
    get:
      parameters: [{ name: p, in: ${place}, required: true, style: ${style}, explode: ${explode}, schema: ${schema}, example: ${value} }]
      responses: { '204': { description: d } }`,
).join('');

describe('a parameter that is written as samples write it', () => {
  const source = sourceOf(`paths:${yaml}`);
  let mock: RunningMock;
  beforeAll(async () => {
    mock = await start(source);
  });
  afterAll(() => mock.close());

  it.each(
    CASES.map((one, index) => ({
      ...one,
      index,
      name: `${one.place}, ${one.style}${one.explode ? ', explode' : ''}: ${one.kind}`,
    })),
  )('$name', async ({ index, wrong, place, style, kind }) => {
    const operation = source.api.operations[index];
    if (operation === undefined) throw new Error('no operation');
    const request = sampleRequest(operation, undefined);
    if (request === undefined) throw new Error('no request');
    const good = await mock.send(await wireOf(request));
    expect(good).toMatchObject({ status: 204, problems: [] });
    const { example } =
      sourceOf(`paths: { /p: { get: { parameters: [{ name: p, in: query, schema: {}, example: ${wrong} }] } } }`).api
        .operations[0]?.parameters[0] ?? {};
    const changed = sampleRequest(
      { ...operation, parameters: operation.parameters.map((parameter) => ({ ...parameter, example })) },
      undefined,
    );
    // Cookies that nobody describes are the business of others.
    if (
      changed === undefined ||
      (place === 'cookie' && kind === 'closed object' && style.length > 0 && operation.parameters[0]?.explode === true)
    )
      return;
    const bad = await mock.send(await wireOf(changed));
    expect(bad.status, JSON.stringify(changed.url)).toBe(400);
    const removed = sampleRequest({ ...operation, parameters: [] }, undefined);
    if (removed !== undefined && place !== 'path' && kind !== 'closed object')
      expect((await mock.send(await wireOf(removed))).status).toBe(400);
  });
});
