import { describe, expect, test } from 'vitest';
import { encodePath, hostedSite } from '#scripts/build/hosting/hosted-site.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';

describe('hostedSite', () => {
  test("the first page answers every spelling of the site's own address", () => {
    expect(hostedSite([{ from: '/', to: '/a' }], '/docs/', {}).redirects).toEqual(
      ['/docs/', '/docs/index.html', '/docs'].map((from) => ({ from, to: '/docs/a', anchor: '' })),
    );
    expect(hostedSite([{ from: '/', to: '/a' }], '/', {}).redirects.map(({ from }) => from)).toEqual([
      '/',
      '/index.html',
    ]);
  });

  test('another address is itself alone', () => {
    expect(hostedSite([{ from: '/old', to: '/new' }], '/docs/', {}).redirects).toEqual([
      { from: '/docs/old', to: '/docs/new', anchor: '' },
    ]);
  });
});

describe('encodePath', () => {
  test.each([
    ['/a-b/C_d.~1', '/a-b/C_d.~1'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example', '/%5Cevil.example'],
    ['/a b"c\'d;e{f}$g', '/a%20b%22c%27d%3Be%7Bf%7D%24g'],
    ['/a\r\nSet-Cookie: b', '/a%0D%0ASet-Cookie%3A%20b'],
    ['/ü', '/%C3%BC'],
    ['/%C3%BC', '/%C3%BC'],
    ['/*/:a', '/%2A/%3Aa'],
    ['/100%', '/100%25'],
  ])('%j is %s', (given, want) => {
    expect(encodePath(given)).toBe(want);
  });
});

test('an escaped text matches itself alone', () => {
  expect(new RegExp(`^${escapeRegExp('/v1.2/(a)')}$`).test('/v1.2/(a)')).toBe(true);
  expect(new RegExp(`^${escapeRegExp('/v1.2/')}$`).test('/v1x2/')).toBe(false);
});
