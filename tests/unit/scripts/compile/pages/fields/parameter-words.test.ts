import { describe, expect, it } from 'vitest';
import { parameterWords } from '#scripts/compile/pages/fields/parameter-words.ts';
import type { Parameter } from '#src/model/media-type.ts';
import type { Schema } from '#src/model/schema.ts';
import { parameter } from '../../../model-builders.ts';

const TEXTS: Schema = { type: 'array', items: { type: 'string' } };
const SIZE: Schema = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' } } };
const COLOUR = { R: 100, G: 200 };

type Row = readonly [name: string, place: Parameter['in'], more: Partial<Parameter>, ...want: string[]];

const TABLE: readonly Row[] = [
  ['says nothing of a plain value', 'query', { schema: { type: 'string' } }],
  ['shows the form of a label', 'path', { schema: { type: 'integer' }, style: 'label', example: 7 }, 'written: .7'],
  ['repeats a query parameter', 'query', { schema: TEXTS }, 'sent once for each entry: p=a&p=b'],
  [
    'joins entries',
    'query',
    { schema: TEXTS, explode: false, example: ['x y', 'z'] },
    'entries joined by commas: p=x%20y,z',
  ],
  ['joins entries of a header', 'header', { schema: TEXTS, example: ['x y', 'z'] }, 'entries joined by commas: x y,z'],
  [
    'joins by bars',
    'query',
    { schema: TEXTS, style: 'pipeDelimited', explode: false },
    'entries joined by vertical bars: p=a%7Cb',
  ],
  [
    'keeps brackets',
    'query',
    { schema: SIZE, style: 'deepObject', example: COLOUR },
    'field names in brackets: p[R]=100&p[G]=200',
  ],
  [
    'makes a value where there is none',
    'path',
    { schema: SIZE, style: 'matrix', explode: true },
    'a semicolon before each field: ;R=a;G=b',
  ],
  ['tells the media type', 'query', { mediaType: 'application/json', schema: SIZE }, 'a text of application/json'],
  ['tells the whole query', 'querystring', { mediaType: 'text/plain' }, 'the whole query, as text/plain'],
  [
    'tells what is allowed',
    'query',
    { allowReserved: true, allowEmptyValue: true },
    'reserved characters (/, ?, &, …) are sent as they are',
    'may be sent without a value',
  ],
];

describe('parameterWords', () => {
  for (const [name, place, more, ...want] of TABLE)
    it(name, () => {
      const given = parameter(place, 'p', more);
      expect(parameterWords(given, given.schema)).toEqual(want);
    });
});
