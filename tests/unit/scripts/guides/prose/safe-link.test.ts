import { describe, expect, it } from 'vitest';
import { safeLink } from '#scripts/guides/prose/safe-link.ts';

/** Addresses, and whether they leave the site; undefined for those that lead nowhere a reader may be sent. */
const ADDRESSES: readonly (readonly [string, boolean | undefined])[] = [
  ['https://a.example', true],
  ['HTTPS://a.example', true],
  ['mailto:a@b.example', true],
  ['https://m\u00fcnchen.example/', true],
  ['https://xn--mnchen-3ya.example/', true],
  // Assigned in a later Unicode, and no Punycode: neither is judged by the machine.
  ['https://\u{2ebf0}.example/', true],
  ['https://xn--a/', true],
  ['https://a.example/xn--', true],
  ['/a', false],
  ['/', false],
  ['#a', false],
  ['/a/../b', false],
  ['/a?b=//c', false],
  ['#//a', false],
  ['//a', undefined],
  ['/\\a', undefined],
  ['', undefined],
  ['a', undefined],
  ['ftp://a', undefined],
  ['\tjavascript:1', undefined],
  ['https', undefined],
  ['javascript:1', undefined],
  ['data:text/html,a', undefined],
  // As browsers read them: white space is left out, dots climb.
  ['/\t/a', undefined],
  ['/\n/a', undefined],
  ['/\r\\a', undefined],
  ['/..//a', undefined],
  ['/../a', undefined],
  ['/%2e%2e/a', undefined],
  ['/a/../../b', undefined],
  // No address at all.
  ['https://', undefined],
  ['https:', undefined],
  ['https:a', undefined],
  ['https://[::1', undefined],
  ['https://xn--/', undefined],
  ['https://a b/', undefined],
  ['http://\u0000/', undefined],
  // No version of Unicode allows these in a host.
  ['http://\ufffd/', undefined],
  ['http://a\uff05b/', undefined],
  ['http://a/\ufffd', true],
  ['https://a.example:99999/', undefined],
];

describe('safeLink', () => {
  for (const [url, external] of ADDRESSES) {
    it(`${external === undefined ? 'refuses' : 'lets through'} ${JSON.stringify(url)}`, () =>
      expect(safeLink(url)).toEqual(external === undefined ? undefined : { href: url, external }));
  }
});
