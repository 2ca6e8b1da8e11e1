import { describe, expect, it } from 'vitest';
import { securityOf, securitySchemes } from '#scripts/description/model/security.ts';
import { document } from './document.ts';

const SCHEMES = securitySchemes(
  document({
    components: {
      securitySchemes: {
        Key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Your key.' },
        Token: { type: 'http', scheme: 'bearer' },
        Same: { $ref: '#/components/securitySchemes/Key' },
        Odd: { type: 'apiKey', in: 'body', name: 5 },
      },
    },
  }),
);

const TABLE: readonly (readonly [
  name: string,
  operation: unknown,
  document: unknown,
  want: readonly (readonly string[])[],
])[] = [
  ['lets an empty list of the operation lift it', [], [{ Key: [] }], [[]]],
  [
    'does not take inherited names for schemes',
    [{ constructor: [], toString: [] }],
    undefined,
    [['constructor', 'toString']],
  ],
  ['follows a reference of OpenAPI 3.2', [{ '#/components/securitySchemes/Key': [] }], undefined, [['Key']]],
];

describe('securityOf', () => {
  for (const [name, operation, inherited, want] of TABLE) {
    it(name, () =>
      expect(
        securityOf(operation, inherited, SCHEMES).map((alternative) => alternative.map((scheme) => scheme.name)),
      ).toEqual(want),
    );
  }
});

it('securitySchemes keeps what pages show of a scheme, and follows references', () => {
  const common = { description: '', deprecated: false };
  const key = { ...common, type: 'apiKey', description: 'Your key.', parameterName: 'X-Key', in: 'header' };
  expect(SCHEMES).toEqual({
    Key: { ...key, name: 'Key' },
    Token: { ...common, name: 'Token', type: 'http', scheme: 'bearer' },
    Same: { ...key, name: 'Same' },
    Odd: { ...common, name: 'Odd', type: 'apiKey' },
  });
});

it.each([
  ['https://api.example/v2', '/v1/token', 'https://api.example/v1/token'],
  ['https://api.example/v2', 'token', 'https://api.example/token'],
  ['https://api.example/v2/', 'token', 'https://api.example/v2/token'],
  ['https://api.example/v2', 'https://login.example', 'https://login.example'],
  ['https://api.example/v2', 'https://{tenant}.login.example/token', 'https://{tenant}.login.example/token'],
  ['/v2', '/v1/token', '/v1/token'],
])('at the server %s the tokens of %s come from %s', (url, tokenUrl, want) => {
  const token = { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } };
  const { Token } = securitySchemes(
    document({ servers: [{ url }], components: { securitySchemes: { Token: token } } }),
  );
  expect(Token?.flows?.[0]?.tokenUrl).toBe(want);
});
