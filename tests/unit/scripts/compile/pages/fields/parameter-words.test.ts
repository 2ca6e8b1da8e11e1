import { describe, expect, it } from 'vitest';
import { parameterWords } from '#scripts/compile/pages/fields/parameter-words.ts';
import type { Parameter } from '#src/model/media-type.ts';
import type { Schema } from '#src/model/schema.ts';
import { parameter } from '../../../model-builders.ts';

const TEXTS: Schema = { type: 'array', items: { type: 'string' } };
const SIZE: Schema = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' } } };
const COLOUR = { R: 100, G: 200 };

const TABLE: readonly { name: string; place: Parameter['in']; more: Partial<Parameter>; want: readonly string[] }[] = [
  { name: 'says nothing of a plain value', place: 'query', more: { schema: { type: 'string' } }, want: [] },
  {
    name: 'shows the form of a label',
    place: 'path',
    more: { schema: { type: 'integer' }, style: 'label', example: 7 },
    want: ['written: .7'],
  },
  {
    name: 'repeats a query parameter',
    place: 'query',
    more: { schema: TEXTS },
    want: ['sent once for each entry: p=a&p=b'],
  },
  {
    name: 'joins entries',
    place: 'query',
    more: { schema: TEXTS, explode: false, example: ['x y', 'z'] },
    want: ['entries joined by commas: p=x%20y,z'],
  },
  {
    name: 'joins entries of a header',
    place: 'header',
    more: { schema: TEXTS, example: ['x y', 'z'] },
    want: ['entries joined by commas: x y,z'],
  },
  {
    name: 'joins by bars',
    place: 'query',
    more: { schema: TEXTS, style: 'pipeDelimited', explode: false },
    want: ['entries joined by vertical bars: p=a%7Cb'],
  },
  {
    name: 'keeps brackets',
    place: 'query',
    more: { schema: SIZE, style: 'deepObject', example: COLOUR },
    want: ['field names in brackets: p[R]=100&p[G]=200'],
  },
  {
    name: 'makes a value where there is none',
    place: 'path',
    more: { schema: SIZE, style: 'matrix', explode: true },
    want: ['a semicolon before each field: ;R=a;G=b'],
  },
  {
    name: 'tells the media type',
    place: 'query',
    more: { mediaType: 'application/json', schema: SIZE },
    want: ['a text of application/json'],
  },
  {
    name: 'tells the whole query',
    place: 'querystring',
    more: { mediaType: 'text/plain' },
    want: ['the whole query, as text/plain'],
  },
  {
    name: 'tells what is allowed',
    place: 'query',
    more: { allowReserved: true, allowEmptyValue: true },
    want: ['reserved characters (/, ?, &, …) are sent as they are', 'may be sent without a value'],
  },
];

describe('parameterWords', () => {
  it.each(TABLE)('$name', ({ place, more, want }) => {
    const given = parameter(place, 'p', more);
    expect(parameterWords(given, given.schema)).toEqual(want);
  });
});
