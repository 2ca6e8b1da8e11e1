import { describe, expect, test } from 'vitest';
import { encodePath } from '#scripts/outputs/hosting/hosted-site.ts';

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
