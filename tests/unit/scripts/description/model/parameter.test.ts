import { describe, expect, it } from 'vitest';
import { headersOf, parametersOf } from '#scripts/description/model/parameter.ts';
import { document } from './document.ts';

const DOCUMENT = document({
  components: {
    parameters: {
      Page: { name: 'page', in: 'query', description: 'Shared.', schema: { type: 'integer', default: 1 } },
    },
    schemas: { Size: { type: 'integer', examples: [50] } },
    examples: { Ten: { value: 10 } },
  },
});

const only = (node: unknown) => parametersOf(DOCUMENT, undefined, [node])[0];

describe('parametersOf', () => {
  it('joins those of the path item and the operation, the path item first', () => {
    const merged = parametersOf(
      DOCUMENT,
      [{ name: 'id', in: 'path', required: true }],
      [{ name: 'page', in: 'query' }],
    );
    expect(merged.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['id', 'path', true],
      ['page', 'query', false],
    ]);
  });

  it('marks the value with what is not known of the parameter', () =>
    expect(
      only({ name: 'a', in: 'query', 'x-not-published': ['types'], 'x-question': 'why', schema: { type: 'string' } })
        ?.schema,
    ).toEqual({ type: 'string', 'x-not-published': ['types'], 'x-question': 'why' }));

  it('lets the operation override by name and place, in the place of the first', () => {
    const merged = parametersOf(
      DOCUMENT,
      [
        { name: 'id', in: 'query', description: 'Old' },
        { name: 'b', in: 'query' },
      ],
      [
        { name: 'id', in: 'query', description: 'New' },
        { name: 'id', in: 'header', description: 'Other' },
      ],
    );
    expect(merged.map(({ name, in: place, description }) => `${place} ${name} ${description}`)).toEqual([
      'query id New',
      'query b ',
      'header id Other',
    ]);
  });

  it('reads the schema of a parameter with a media type', () => {
    expect(
      only({ name: 'filter', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } })?.schema,
    ).toEqual({ type: 'object' });
  });

  const EXAMPLES: readonly (readonly [name: string, given: object, want: unknown])[] = [
    ['example', { example: 0, examples: { a: { value: 2 } }, schema: { example: 3 } }, 0],
    ['examples of a referenced schema', { schema: { $ref: '#/components/schemas/Size' } }, 50],
    ['first value of an enum', { schema: { enum: ['d', 'e'] } }, 'd'],
    ['nothing', { schema: { type: 'string' } }, undefined],
  ];
  for (const [name, given, want] of EXAMPLES)
    it(`shows in samples: ${name}`, () => expect(only({ name: 'a', in: 'query', ...given })?.example).toBe(want));

  const STYLES: readonly (readonly [name: string, given: object, want: readonly unknown[]])[] = [
    ['the whole query of OpenAPI 3.2', { in: 'querystring' }, ['querystring', 'form', true]],
    ['an explode of its own', { in: 'path', style: 'matrix', explode: true }, ['path', 'matrix', true]],
    ['a cookie of OpenAPI 3.2', { in: 'cookie', style: 'cookie' }, ['cookie', 'cookie', true]],
    ['a style that there is not', { in: 'query', style: 'odd', explode: 'no' }, ['query', 'form', true]],
  ];
  for (const [name, given, want] of STYLES) {
    it(`is written in the style of: ${name}`, () => {
      const { in: place, style, explode } = only({ name: 'a', ...given }) ?? {};
      expect([place, style, explode]).toEqual(want);
    });
  }

  it('keeps the media type of a value that is a text, and all examples', () => {
    expect(
      only({
        name: 'f',
        in: 'query',
        allowReserved: true,
        allowEmptyValue: true,
        content: {
          'application/json': { examples: { a: { value: { b: 1 } }, Ten: { $ref: '#/components/examples/Ten' } } },
        },
      }),
    ).toMatchObject({
      mediaType: 'application/json',
      allowReserved: true,
      allowEmptyValue: true,
      example: { b: 1 },
      examples: [
        { name: 'a', value: { b: 1 } },
        { name: 'Ten', value: 10 },
      ],
    });
  });

  it('survives parameters that are no objects or lead nowhere', () => {
    expect(parametersOf(DOCUMENT, 'x', [null, 5, { $ref: '#/nowhere' }])).toHaveLength(1);
  });
});

describe('headersOf', () => {
  it('are parameters with a name, less the media type', () => {
    expect(
      headersOf(DOCUMENT, {
        'X-Rate': { $ref: '#/components/parameters/Page', description: 'Mine.' },
        'content-type': {},
        Odd: null,
      }).map(({ name, in: place, description, style }) => [name, place, description, style]),
    ).toEqual([
      ['X-Rate', 'header', 'Mine.', 'simple'],
      ['Odd', 'header', '', 'simple'],
    ]);
  });
});
