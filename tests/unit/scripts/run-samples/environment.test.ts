import { describe, expect, it } from 'vitest';
import { environmentOf } from '#scripts/run-samples/environment.ts';
import { variable } from '#src/shared/samples/variables.ts';
import { request } from './builders.ts';

const KEY = variable('KEY');

describe('variables of a request', () => {
  it.each([
    [
      'of an address and a header are full of what breaks careless samples',
      request({ url: `https://api.example?a=${KEY}`, headers: [{ name: 'X-A', value: variable('OTHER') }] }),
      { KEY: `k-3 $HOME 'a' "b" \\c`, OTHER: `k-5 $HOME 'a' "b" \\c` },
    ],
    [
      'of a token have its alphabet (RFC 6750, section 2.1)',
      request({ headers: [{ name: 'Authorization', value: `Bearer ${KEY}` }] }),
      { KEY: 't-3._~+/=' },
    ],
    ['of a cookie need no quotes', request({ headers: [{ name: 'cookie', value: `a=${KEY}` }] }), { KEY: 'c-3' }],
    [
      'of a user hold no colon, those of a password anything',
      request({ basic: { username: KEY, password: variable('WORD') } }),
      { KEY: "user 'a'", WORD: `k-4 $HOME 'a' "b" \\c` },
    ],
    [
      'that stand in two places fit both',
      request({ url: `https://api.example?a=${KEY}`, headers: [{ name: 'Cookie', value: `a=${KEY}` }] }),
      { KEY: 'c-3' },
    ],
    ['are none where no secrets are', request({ headers: [{ name: 'X-A', value: 'b' }] }), {}],
  ])('%s', (_, given, want) => expect(environmentOf(given)).toEqual(want));
});
