import { expect, it } from 'vitest';
import { parameterWords } from '#scripts/pages/fields/parameter-words.ts';
import type { Parameter } from '#src/model/media-type.ts';
import type { Schema } from '#src/model/schema.ts';
import { parameter } from '../../model-builders.ts';

const SIZE: Schema = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' } } };

/** Beside what the golden page of parameters shows. */
it.each<[string, Parameter, string]>([
  [
    'makes a value where there is none',
    parameter('path', 'p', { schema: SIZE, style: 'matrix', explode: true }),
    'a semicolon before each field: ;R=a;G=b',
  ],
  [
    'joins entries of a header without encoding them',
    parameter('header', 'p', { schema: { type: 'array', items: { type: 'string' } }, example: ['x y', 'z'] }),
    'entries joined by commas: x y,z',
  ],
  [
    'shows no value that the items forbid',
    parameter('query', 'p', { schema: { type: 'array', items: { type: 'integer', minimum: 5 } }, example: [5] }),
    'sent once for each entry: p=5&p=5',
  ],
  [
    'shows no value where none is known',
    parameter('query', 'p', { schema: { type: 'array', items: { oneOf: [{ const: 'ok' }] } } }),
    'sent once for each entry',
  ],
  [
    'tells the whole query',
    parameter('querystring', 'p', { mediaType: 'text/plain' }),
    'the whole query, as text/plain',
  ],
])('%s', (_, given, want) => expect(parameterWords(given, given.schema)).toEqual([want]));
