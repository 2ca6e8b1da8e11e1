import { description, testCheck, type Files } from '../check-case.ts';

/** A description with one sample, whose first line is line 19 and begins in column 13. */
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
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, required: [amount], properties: { amount: { type: number } } } } }
      x-codeSamples:
        - lang: ${lang}
          source: |
            ${sample.replaceAll('\n', '\n            ')}
`);
}

const post = (url: string, body: string): string =>
  `curl -X POST '${url}' \\\n  -H 'Api-Key: YOUR_KEY' \\\n  -H 'Content-Type: application/json' \\\n  -d ${body}`;
const URL = 'https://api.example/v1/orders/o1/payments?shop=3';
const BODY = '\'{ "amount": 5 }\'';

// What can be wrong with a command is tested with `guide-curl`.
testCheck(
  'sample-request',
  {
    'a command for another operation': [
      post('https://api.example/v1/orders/o1/payment?shop=3', BODY),
      '19:60 `/orders/o1/payment` is not the path of this operation.',
    ],
    'a body in a later line': [post(URL, '\'{ "amount": "5" }\''), '22:31 `amount` is `"5"`, not a number.'],
    'the right command': [post(URL, BODY)],
    'a variable for the server, and for a value': [post('$BASE_URL/orders/$ORDER_ID/payments?shop=3', BODY)],
    'variables in braces': [post('https://{host}/v1/orders/{id}/payments?shop=3', BODY)],
    'JSON by --json': [`curl '${URL}' -H "Api-Key: $KEY" --json ${BODY}`],
    'a body from a file': [post(URL, '@body.json')],
    'another language': [api('requests.get("https://api.example/v9")', 'Python')],
  },
  api,
);
