import { describe, expect, it } from 'vitest';
import { examplesOf, externalExamplesOf } from '#scripts/description/model/example.ts';
import { requestBodyOf, responsesOf } from '#scripts/description/model/media-type.ts';
import { mediaType, parameter, response } from '../../model-builders.ts';
import { document } from './document.ts';

const DOCUMENT = document({
  components: {
    responses: {
      NotFound: { description: 'Not found.', content: { 'application/json': { schema: { type: 'object' } } } },
    },
    requestBodies: {
      Order: { required: true, description: 'An order.', content: { 'application/json': { example: null } } },
    },
    examples: { One: { summary: 'The first', value: 1 } },
  },
});

describe('responsesOf', () => {
  it('orders codes by number, then ranges, then default', () => {
    const given = { default: {}, '5XX': {}, '404': {}, '200': {}, '4xx': {}, '500': {}, '2XX': {}, 'x-note': {} };
    expect(responsesOf(DOCUMENT, given).map(({ status }) => status)).toEqual([
      '200',
      '2XX',
      '404',
      '4xx',
      '500',
      '5XX',
      'default',
    ]);
  });

  it('keeps the name of a shared response', () => {
    expect(
      responsesOf(DOCUMENT, { 404: { $ref: '#/components/responses/NotFound' }, 200: { description: 'Fine.' } }),
    ).toEqual([
      response('200', { description: 'Fine.' }),
      response('404', {
        component: 'NotFound',
        description: 'Not found.',
        content: [mediaType({ schema: { type: 'object' } })],
      }),
    ]);
  });

  it('survives responses that are no objects', () => {
    expect(
      responsesOf(DOCUMENT, { 200: null, 201: 5, 202: { content: { 'a/b': null } } }).map(
        ({ content }) => content.length,
      ),
    ).toEqual([0, 0, 1]);
    expect(responsesOf(DOCUMENT, undefined)).toEqual([]);
  });
});

describe('media types', () => {
  const content = (media: unknown) => requestBodyOf(DOCUMENT, { content: { 'a/b': media } })?.content[0];
  const header = parameter('header', 'X-A', { required: false });

  it('tell how the fields of a form are written', () => {
    expect(
      content({
        encoding: {
          file: { contentType: 'image/png, image/jpeg', headers: { 'X-A': {} } },
          tags: { style: 'pipeDelimited', explode: false, allowReserved: true },
          odd: null,
        },
      })?.encoding,
    ).toEqual([
      { name: 'file', contentType: 'image/png, image/jpeg', headers: [header] },
      { name: 'tags', headers: [], style: 'pipeDelimited', explode: false, allowReserved: true },
      { name: 'odd', headers: [] },
    ]);
  });

  it('tell which fields of a form are files', () => {
    const properties = {
      a: { type: 'string', format: 'binary' },
      b: { type: 'array', items: { format: 'binary' } },
      c: { contentMediaType: 'image/png' },
      d: { contentMediaType: 'image/png', contentEncoding: 'base64' },
      e: { contentMediaType: 'application/json' },
      f: { type: 'string' },
    };
    const of = (mediaType: string) =>
      requestBodyOf(DOCUMENT, {
        content: { [mediaType]: { schema: { allOf: [{ properties }, { $ref: '#/nowhere' }] } } },
      })?.content[0]?.files;
    expect([of('multipart/form-data'), of('application/json')]).toEqual([['a', 'b', 'c'], []]);
  });

  it('tell what a sequence of OpenAPI 3.2 is made of', () => {
    expect(
      content({
        itemSchema: { type: 'string' },
        prefixEncoding: [{ contentType: 'a/b' }],
        itemEncoding: { contentType: 'c/d' },
      }),
    ).toMatchObject({
      itemSchema: { type: 'string' },
      prefixEncoding: [{ contentType: 'a/b' }],
      itemEncoding: { contentType: 'c/d' },
    });
  });
});

describe('links', () => {
  it('lead to operations', () => {
    const link = {
      operationId: 'getOrder',
      description: 'Next.',
      parameters: { 'path.id': '$response.body#/id', limit: 5 },
      requestBody: null,
      server: { url: 'https://a.example/' },
    };
    expect(
      responsesOf(DOCUMENT, { 200: { links: { next: link, other: { operationRef: '#/paths/~1a/get' }, odd: 5 } } })[0]
        ?.links,
    ).toMatchObject([
      {
        name: 'next',
        operationId: 'getOrder',
        description: 'Next.',
        parameters: [
          { name: 'path.id', value: '$response.body#/id' },
          { name: 'limit', value: 5 },
        ],
        requestBody: null,
        server: { url: 'https://a.example' },
      },
      { name: 'other', operationRef: '#/paths/~1a/get', parameters: [] },
      { name: 'odd', parameters: [] },
    ]);
  });
});

describe('requestBodyOf', () => {
  it('follows references and takes null for an example like any other value', () => {
    expect(requestBodyOf(DOCUMENT, { $ref: '#/components/requestBodies/Order' })).toEqual({
      required: true,
      description: 'An order.',
      content: [mediaType({ examples: [{ name: 'example', summary: 'Example', description: '', value: null }] })],
    });
  });
});

it('reads an example of JSON of which there is but the text', () => {
  const examples = { a: { serializedValue: '{"b":1}' }, c: { serializedValue: '{' } };
  expect(
    requestBodyOf(DOCUMENT, { content: { 'application/json': { examples } } })?.content[0]?.examples,
  ).toMatchObject([{ value: { b: 1 } }, { value: '{' }]);
});

describe('examplesOf', () => {
  it('lists those of which there is an address or words alone', () => {
    expect(
      externalExamplesOf(DOCUMENT, {
        a: { externalValue: 'https://a.example/b.json', summary: 'A' },
        b: { value: null, externalValue: 'https://a.example' },
        c: { summary: 'Again' },
        d: {},
      }),
    ).toEqual([
      { name: 'a', summary: 'A', description: '', externalValue: 'https://a.example/b.json' },
      { name: 'c', summary: 'Again', description: '' },
    ]);
  });
  it('reads the values of OpenAPI 3.2', () => {
    expect(
      examplesOf(DOCUMENT, { a: { dataValue: { b: 1 }, serializedValue: '{"b":1}' }, c: { serializedValue: 'x=1' } }),
    ).toMatchObject([{ value: { b: 1 }, serializedValue: '{"b":1}' }, { value: 'x=1' }]);
  });
});
