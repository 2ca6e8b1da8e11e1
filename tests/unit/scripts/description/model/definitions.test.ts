import { describe, expect, it } from 'vitest';
import { definitionsOf } from '#scripts/description/model/definitions.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';

const SIZE = { type: 'object', properties: { width: { type: 'integer' } } };
const DOCUMENT = {
  openapi: '3.1.1',
  info: { title: 'API', version: '1' },
  paths: {
    '/orders': {
      get: { parameters: [{ $ref: '#/components/parameters/Page' }, { name: 'size', in: 'query', schema: SIZE }] },
    },
  },
  components: {
    parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
    schemas: {
      Box: {
        properties: {
          size: { $ref: '#/paths/~1orders/get/parameters/1/schema' },
          page: { $ref: '#/components/parameters/Page/schema' },
          lost: { $ref: '#/paths/~1lost' },
        },
      },
      Tool: { type: 'object' },
    },
  },
} as unknown as OpenApiDocument;

describe('definitionsOf', () => {
  const definitions = definitionsOf(DOCUMENT);

  it('knows components by name', () => expect(definitions).toMatchObject({ Box: {}, Tool: { type: 'object' } }));

  it('knows other places by the reference that leads to them', () => {
    expect(definitions['#/paths/~1orders/get/parameters/1/schema']).toBe(SIZE);
    expect(definitions['#/components/parameters/Page/schema']).toEqual({ type: 'integer' });
  });

  it('holds neither other components nor places that do not exist', () =>
    expect(Object.keys(definitions)).toHaveLength(4));
});
