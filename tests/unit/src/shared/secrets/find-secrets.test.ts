import { describe, expect, it } from 'vitest';
import { findSecrets } from '#src/shared/secrets/find-secrets.ts';

const SECRETS: readonly { readonly name: string; readonly given: string; readonly want: readonly string[] }[] = [
  { name: 'a header', given: 'Authorization: Bearer abcdefghijkl1234', want: ['a credential'] },
  { name: 'a header of cURL', given: `curl -H 'x-api-key: 0123456789abcdef' x`, want: ['a credential'] },
  { name: 'a card number', given: '{"number": "5555 5555 5555 4444"}', want: ['a card number'] },
  { name: 'a card number by its field', given: '{"cardNumber":"5555555555554444"}', want: ['a card number'] },
  { name: 'a PIN', given: '{"pin": "1234"}', want: ['a PIN'] },
  { name: 'a one-time password', given: `{'otp': '123456'}`, want: ['a one-time password'] },
  { name: 'a bank verification number', given: '{"bvn":"22222222222"}', want: ['a bank verification number'] },
  { name: 'a password', given: 'password=hunter22', want: ['a password'] },
  { name: 'a token', given: '{"accessToken":"abc.def.ghi"}', want: ['a credential'] },
  {
    name: 'a key of a well-known service',
    given: `key ${['ghp', 'kQ7wZ2nX9vB4mT6yR1cLkQ7wZ2nX9vB4'].join('_')}`,
    want: ['a GitHub token'],
  },
  {
    name: 'all lines of a private key',
    given: `-----BEGIN ${'PRIVATE'} KEY-----\nMIIEvQIBADANBgkq\nhkiG9w0BAQEFAASC\n-----END`,
    want: ['a private key'],
  },
  { name: 'nothing in a placeholder', given: '-H "Authorization: Bearer $TOKEN"', want: [] },
  { name: 'nothing in a masked value', given: '{"cardNumber":"****4444"}', want: [] },
  { name: 'nothing in an ordinary body', given: '{"status":false,"message":"No pin set","amount":5000}', want: [] },
  { name: 'nothing in a time', given: '{"at":"2026-03-02T09:15:00Z","ms":1772442900000}', want: [] },
];

describe('findSecrets', () => {
  for (const { name, given, want } of SECRETS)
    it(`finds ${name}`, () => expect(findSecrets(given).map(({ what }) => what)).toEqual(want));

  it('masks all but the end of what is long', () => {
    const text = '{"cardNumber":"5555555555554444","pin":"1234"}';
    expect(findSecrets(text).map(({ masked }) => masked)).toEqual(['•••4444', '•••']);
  });
});
