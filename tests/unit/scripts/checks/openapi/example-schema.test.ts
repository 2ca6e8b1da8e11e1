import { expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

/** One call with a body: `head` begins it, `value` is its example. */
function body(head: string, mediaType: string, value: string, marks = ''): Files {
  return description(`${head}
    post:
      requestBody:
        content:
          ${mediaType}:
            schema: { ${marks}type: object, required: [id], properties: { id: { type: string, readOnly: true }, pin: { type: string, writeOnly: true } } }
            examples: { one: { value: ${value} } }
      responses: { '200': { description: Fine. } }`);
}

it.each<[string, Files, readonly unknown[]]>([
  [
    'a request holds no field of the other side',
    body('paths:\n  /a:', 'application/json', "{ id: '1' }"),
    [expect.stringContaining('`id` is `readOnly`: it does not belong in a request.')],
  ],
  [
    'a webhook is sent by the provider, as answers are',
    body('webhooks:\n  paid:', 'application/json', "{ id: '1' }"),
    [],
  ],
  [
    'a webhook holds nothing that only readers send',
    body('webhooks:\n  paid:', 'application/json', "{ id: '1', pin: '2' }"),
    [expect.stringContaining('`pin` is `writeOnly`: it does not belong in a response.')],
  ],
  [
    'an open object has no name in another spelling, but others',
    body('webhooks:\n  paid:', 'application/json', "{ id: '1', Pin: '2', pan: '3' }", 'x-not-published: [fields], '),
    [expect.stringContaining('`Pin` looks like a misspelling of the field `pin`.')],
  ],
  ['a text in XML is what is sent', body('paths:\n  /a:', 'application/xml', "'<a/>'"), []],
  [
    'a text in JSON is no object',
    body('paths:\n  /a:', 'application/json', "'<a/>'"),
    [expect.stringContaining('not an object')],
  ],
])('%s', async (_, files, want) => {
  expect(await problemsOf('example-schema', files)).toEqual(want);
});
