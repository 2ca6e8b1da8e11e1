import { describe, expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

const BODY = '\'{ "amount": 5 }\'';

/** A description with one sample, whose first line is line 20 and begins in column 13. */
function api(sample: string, lang = 'Shell'): Files {
  return description(`servers: [{ url: 'https://{host}/v1', variables: { host: { default: api.example } } }]
security: [{ Key: [] }]
components: { securitySchemes: { Key: { type: apiKey, in: header, name: Api-Key } } }
paths:
  /orders/{id}/payments:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    post:
      operationId: pay
      parameters:
        - { name: shop, in: query, required: true, schema: { type: integer } }
        - { name: note, in: query, schema: { type: string } }
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, required: [amount], properties: { amount: { type: number } } } } }
      x-codeSamples:
        - lang: ${lang}
          source: |
            ${sample.replaceAll('\n', '\n            ')}
`);
}

function command({
  method = 'POST',
  url = 'https://api.example/v1/orders/o1/payments?shop=3',
  key = 'Api-Key',
  type = 'application/json',
  body = BODY,
} = {}): string {
  return [
    `curl -X ${method} '${url}'`,
    ...(key === '' ? [] : [`-H '${key}: YOUR_KEY'`]),
    ...(type === '' ? [] : [`-H 'Content-Type: ${type}'`]),
    ...(body === '' ? [] : [`-d ${body}`]),
  ].join(' \\\n  ');
}

const BAD: readonly (readonly [name: string, sample: string, want: string])[] = [
  ['another method', command({ method: 'PUT' }), '20:21 `PUT` is not the method'],
  [
    'another path',
    command({ url: 'https://api.example/v1/orders/o1/payment?shop=3' }),
    '20:60 `/orders/o1/payment` is not the path',
  ],
  ['another server', command({ url: 'https://api.example/v2/orders/o1/payments?shop=3' }), '20:'],
  [
    'no required query parameter',
    command({ url: 'https://api.example/v1/orders/o1/payments' }),
    '20:68 The required query parameter `shop` is missing.',
  ],
  [
    'an unknown query parameter',
    command({ url: 'https://api.example/v1/orders/o1/payments?shop=3&notes=x' }),
    '20:76 `pay` has no query parameter `notes`.',
  ],
  [
    'a parameter of another type',
    command({ url: 'https://api.example/v1/orders/o1/payments?shop=first' }),
    '20:74 `shop` is `"first"`',
  ],
  ['another key header', command({ key: 'Api-Token' }), '21:19 `pay` takes no header `Api-Token`.'],
  ['no key header', command({ key: '' }), '20:13 The header `Api-Key` is missing.'],
  ['another media type', command({ type: 'text/plain' }), '22:33 `text/plain` is no media type'],
  ['a body of another type', command({ body: '\'{ "amount": "5" }\'' }), '23:31 `amount` is `"5"`, not a number.'],
  ['a body that is no JSON', command({ body: '\'{ "amount": 5 \'' }), '23:'],
  ['no body', command({ body: '' }), '20:13 `pay` needs a body'],
];

describe('sample-request', () => {
  for (const [name, sample, want] of BAD) {
    it(`finds ${name}`, async () => {
      expect(await problemsOf('sample-request', api(sample))).toEqual([
        expect.stringContaining(`openapi.yaml:${want}`),
      ]);
    });
  }

  it('lets a right sample pass, in every spelling, and other languages', async () => {
    for (const sample of [
      command(),
      command({ url: '$BASE_URL/orders/$ORDER_ID/payments?shop=3' }),
      command({ url: 'https://{host}/v1/orders/{id}/payments?shop=3&note=x' }),
      `curl 'https://api.example/v1/orders/o1/payments?shop=3' -H "Api-Key: $KEY" --json ${BODY}`,
      command({ body: '@body.json' }),
    ]) {
      expect(await problemsOf('sample-request', api(sample))).toEqual([]);
    }
    expect(await problemsOf('sample-request', api('requests.get("https://api.example/v9")', 'Python'))).toEqual([]);
  });
});
