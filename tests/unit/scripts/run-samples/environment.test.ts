import { describe, expect, it } from 'vitest';
import { environmentOf, filled } from '#scripts/run-samples/environment.ts';
import { request } from './builders.ts';

const KEY = { env: 'KEY' };

describe('variables of a request', () => {
  it.each([
    [
      'of an address and a header are full of what breaks careless samples',
      request({ url: ['https://api.example?a=', KEY], headers: [{ name: 'X-A', value: [{ env: 'OTHER' }] }] }),
      { KEY: `k-3 $HOME 'a' "b" \\c`, OTHER: `k-5 $HOME 'a' "b" \\c` },
    ],
    [
      'of a token have its alphabet (RFC 6750, section 2.1)',
      request({ headers: [{ name: 'Authorization', value: ['Bearer ', KEY] }] }),
      { KEY: 't-3._~+/=' },
    ],
    ['of a cookie need no quotes', request({ headers: [{ name: 'cookie', value: ['a=', KEY] }] }), { KEY: 'c-3' }],
    [
      'of a user hold no colon, those of a password anything',
      request({ basic: { username: KEY, password: { env: 'WORD' } } }),
      { KEY: "user 'a'", WORD: `k-4 $HOME 'a' "b" \\c` },
    ],
    [
      'that stand in two places fit both',
      request({ url: ['https://api.example?a=', KEY], headers: [{ name: 'Cookie', value: ['a=', KEY] }] }),
      { KEY: 'c-3' },
    ],
    ['are none where no secrets are', request({ headers: [{ name: 'X-A', value: 'b' }] }), {}],
  ])('%s', (_, given, want) => expect(environmentOf(given)).toEqual(want));
});

describe('a text with variables', () => {
  it.each([
    ['as it is', 'a', 'a'],
    ['filled in', ['a ', KEY, '&'], 'a b c&'],
    ['of a variable that there is not', ['a ', { env: 'OTHER' }], 'a '],
  ] as const)('%s', (_, given, want) => expect(filled(given, { KEY: 'b c' })).toBe(want));

  it('is encoded in an address, but for what is no variable', () =>
    expect(filled(['a b=', KEY], { KEY: 'b c' }, encodeURIComponent)).toBe('a b=b%20c'));
});
