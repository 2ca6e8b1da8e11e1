import { describe, expect, it } from 'vitest';
import { withExamples } from '#scripts/examples/complete.ts';
import { createExampleGenerator } from '#scripts/examples/generate.ts';
import type { MediaType } from '#src/model/media-type.ts';
import type { Schema } from '#src/model/schema.ts';
import { document } from '../description/model/document.ts';
import { mediaType, operation, parameter, response, webhook } from '../model-builders.ts';

const GENERATOR = createExampleGenerator(document({}));
const SIDES: Schema = {
  type: 'object',
  properties: { sent: { type: 'integer', writeOnly: true }, answered: { type: 'integer', readOnly: true } },
};
const AUTHORED = { name: 'a', summary: 'A', description: '', value: 5 };
const body = (...content: readonly MediaType[]) => ({ required: true, description: '', content });
const shown = (media: MediaType | undefined) => media?.examples.map(({ value, generated }) => [value, generated]);

describe('withExamples', () => {
  it('fills parameters, bodies and responses in their direction', () => {
    const { parameters, requestBody, responses } = withExamples(
      operation({
        parameters: [
          parameter('query', 'limit', { schema: { type: 'integer' } }),
          parameter('query', 'b', { example: 'mine', schema: { type: 'string' } }),
        ],
        requestBody: body(mediaType({ schema: SIDES })),
        responses: [response('200', { content: [mediaType({ schema: SIDES })] })],
      }),
      GENERATOR,
    );
    expect(parameters.map(({ example }) => example)).toEqual([10, 'mine']);
    expect([shown(requestBody?.content[0]), shown(responses[0]?.content[0])]).toEqual([
      [[{ sent: 1 }, true]],
      [[{ answered: 1 }, true]],
    ]);
  });

  it('gives a parameter the value that an example of the call gives a field of its name', () => {
    const made = (name: string, schema: Schema, value: unknown) =>
      withExamples(
        operation({
          parameters: [parameter('path', name, { schema })],
          responses: [response('200', { content: [mediaType({ examples: [{ ...AUTHORED, value }] })] })],
        }),
        GENERATOR,
      ).parameters[0];
    expect(made('order_id', { type: 'string' }, { data: [{ orderId: 'o-1' }] })).toMatchObject({
      example: 'o-1',
      generated: true,
    });
    expect(made('orderId', { type: 'integer' }, { orderId: 'o-1' })?.example).not.toBe('o-1');
    expect(made('other', { type: 'string' }, { orderId: 'o-1' })).toMatchObject({
      example: 'example',
      generated: true,
    });
  });

  it('says why a documented body has no example', () => {
    const reasonOf = (media: Partial<MediaType>) =>
      withExamples(operation({ requestBody: body(mediaType(media)) }), GENERATOR).requestBody?.content[0]
        ?.withoutExample;
    const schema: Schema = { type: 'object', required: ['a'], properties: { a: { type: 'string', not: {} } } };
    expect(reasonOf({ schema })).toBe('No example of this body could be made: no value was found for the field `a`.');
    expect(reasonOf({ schema: SIDES, mediaType: 'application/x-own' })).toBe(
      'No example of this body could be made: the description does not say how a body of type `application/x-own` is written.',
    );
    expect(reasonOf({ schema: {} })).toBeUndefined();
  });

  it('turns the direction for what the provider calls', () => {
    expect(
      shown(
        withExamples(webhook('paid', { requestBody: body(mediaType({ schema: SIDES })) }), GENERATOR).requestBody
          ?.content[0],
      ),
    ).toEqual([[{ answered: 1 }, true]]);
  });

  const TABLE: readonly (readonly [name: string, given: Partial<MediaType>, want: unknown])[] = [
    ['the examples of the author', { schema: { type: 'integer' }, examples: [AUTHORED] }, [[5, undefined]]],
    [
      'a form',
      {
        mediaType: 'application/x-www-form-urlencoded; charset=utf-8',
        schema: { type: 'object', properties: { a: { type: 'integer' } } },
      },
      [[{ a: 1 }, true]],
    ],
    [
      'a part as its encoding says',
      {
        mediaType: 'multipart/*',
        schema: { properties: { a: { type: 'object', xml: { name: 'x' }, properties: { b: { type: 'integer' } } } } },
        encoding: [{ name: 'a', contentType: 'application/xml', headers: [] }],
      },
      [[{ a: '<x>\n  <b>1</b>\n</x>\n' }, true]],
    ],
    ['text', { mediaType: 'text/plain', schema: { type: 'string' } }, [['example', true]]],
    ['a sequence of entries', { mediaType: 'application/jsonl', itemSchema: { type: 'integer' } }, [[[1], true]]],
    [
      'no XML, of which the schema does not tell the form',
      { mediaType: 'application/xml', schema: { type: 'string' } },
      [],
    ],
    ['no object as text', { mediaType: 'text/csv', schema: SIDES }, []],
    ['no file', { mediaType: '*/*', schema: { type: 'string', format: 'binary' } }, []],
    ['nothing where nothing is said', {}, []],
  ];
  for (const [name, given, want] of TABLE)
    it(`shows ${name}`, () =>
      expect(
        shown(withExamples(operation({ requestBody: body(mediaType(given)) }), GENERATOR).requestBody?.content[0]),
      ).toEqual(want));
});
