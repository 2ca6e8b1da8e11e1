import { describe, expect, it } from 'vitest';
import { description, guide, problemsOf } from '../check-case.ts';

// Put together here, so that no scanner takes this file for a leak.
const HEX = ['9f86d081884c7d65', '9a2feaa0c55ad015'].join('');
const LIVE = ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_');
const JWT = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiI0MiJ9', 'dBjftJeZ4CVPmB92K27uhbUJU1p1r'].join('.');
const RANDOM = 'kQ7wZ2nX9vB4mT6yR1cL';

const BAD: readonly (readonly [text: string, column: number, what: string])[] = [
  [`Use ${HEX}.`, 20, '`9f86…` looks like a subscription key.'],
  [`Use ${LIVE} now`, 20, '`sk_l…` looks like a payment key.'],
  [`Use whsec_${RANDOM}`, 20, '`whse…` looks like a payment key.'],
  [`Use FLWSECK_TEST-${HEX}-X`, 20, '`FLWS…` looks like a payment key.'],
  [`Use SECK-${HEX}-X`, 20, '`SECK…` looks like a payment key.'],
  [`Use ${JWT}`, 20, '`eyJh…` looks like a JSON Web Token.'],
  ['Use AKIAI44QH8DHBZX7PQ2R', 20, '`AKIA…` looks like an AWS key.'],
  [`Use ghp_${RANDOM}${RANDOM}`, 20, '`ghp_…` looks like a GitHub token.'],
  [`Send Bearer ${RANDOM}`, 28, '`kQ7w…` looks like a token.'],
  ['Send Basic bWVyY2hhbnQ6czNjcjN0', 27, '`bWVy…` looks like a password.'],
  ['Call https://me:h7Gf2pQ9@shop.example', 32, '`h7Gf…` looks like a password in a URL.'],
  [`The Api-Key=${RANDOM}`, 28, '`kQ7w…` looks like the value of `Api-Key`.'],
];

const GOOD = [
  'Use YOUR_KEY, {key}, $KEY, <key>, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, sk_live_xxxxxxxxxxxx.',
  'Use 00000000000000000000000000000000 or 0123456789abcdef0123456789abcdef.',
  'The id 9c2f7b1e-4d8a-4f3c-b5e6-a7d8c9e0f1b2, the key=9c2f7b1e-4d8a-4f3c-b5e6-a7d8c9e0f1b2.',
  'Send Bearer YOUR_ACCESS_TOKEN_GOES_HERE to https://user:password@shop.example, with key=initializePhonePayment2.',
  'Configure the password for Basic authentication.',
  `See https://shop.example/avatar/${HEX}?d=1, ghp_1234567890abcdef1234567890abcdef12345678.`,
  'walletId=71ea002277a34f8a945e284b04822edb, AKIAIOSFODNN7EXAMPLE, session-token-example.',
];

function operation(text: string): Readonly<Record<string, string>> {
  return description(`paths:\n  /pay:\n    post:\n      operationId: pay\n      summary: ${text}\n`);
}

describe('secrets', () => {
  for (const [text, column, message] of BAD) {
    it(`finds what ${message}`, async () => {
      expect(await problemsOf('secrets', operation(text))).toEqual([`openapi.yaml:7:${column} ${message}`]);
    });
  }

  for (const text of GOOD) {
    it(`lets ${text} pass`, async () => {
      expect(await problemsOf('secrets', operation(text))).toEqual([]);
    });
  }

  it('reads examples, defaults, samples and guides, knows fields by their names, and takes what the policy states', async () => {
    const files = {
      ...description(`paths:
  /pay:
    post:
      x-codeSamples:
        - lang: Shell
          source: |
            curl https://api.example \\
              -H 'Key: ${HEX}'
      parameters:
        - { name: Api-Key, in: header, example: ${RANDOM} }
      requestBody:
        content:
          application/json:
            example: { apiKey: ${RANDOM}, publicKey: ${RANDOM}, note: ${RANDOM}, walletId: 71ea002277a34f8a945e284b04822edb, token: stated-9f86d081884c7d65 }
            schema: { properties: { secret: { default: ${RANDOM} } }, pattern: ${HEX} }
`),
      ...guide(`Send \`${LIVE}\`.\n\n\`\`\`json\n{ "password": "${RANDOM}" }\n\`\`\``),
      'checks.yaml': "allowed:\n  patterns:\n    - { pattern: 'stated-[0-9a-f]+', reason: Made up here. }\n",
    };
    expect(await problemsOf('secrets', files)).toEqual([
      'guides/start/first.mdx:5:7 `sk_l…` looks like a payment key.',
      'guides/start/first.mdx:8:16 `kQ7w…` looks like the value of `password`.',
      'openapi.yaml:10:24 `9f86…` looks like a subscription key.',
      'openapi.yaml:12:49 `kQ7w…` looks like the value of `Api-Key`.',
      'openapi.yaml:16:32 `kQ7w…` looks like the value of `apiKey`.',
      'openapi.yaml:17:56 `kQ7w…` looks like the value of `secret`.',
    ]);
  });

  it('takes ids of any form and public keys for none', async () => {
    const example = (text: string) =>
      problemsOf(
        'secrets',
        description(
          `paths:\n  /pay:\n    post:\n      requestBody:\n        content:\n          application/json:\n            example: ${text}\n`,
        ),
      );
    expect(await example(`{ requestId: ${HEX}, gravatar_id: ${HEX}, oid: ${HEX} }`)).toEqual([]);
    expect(await example(`{ key_id: '5', key: ${RANDOM} }`)).toEqual([]);
    expect(await example(`{ id: '5', key: ${RANDOM} }`)).toHaveLength(1);
  });
});
