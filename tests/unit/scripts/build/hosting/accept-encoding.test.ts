import { expect, test } from 'vitest';
import { accepting } from '#scripts/build/hosting/accept-encoding.ts';

test.each([
  ['br', true],
  ['gzip, br', true],
  ['gzip,br;q=0.5', true],
  ['br;q=1', true],
  [' br ', true],
  ['*', true],
  ['gzip;q=0, *', true],
  ['*;q=0.1', true],
  ['br;q=0.001', true],
  ['', false],
  ['gzip', false],
  ['xbr', false],
  ['brotli', false],
  ['br;q=0', false],
  ['br ; q=0', false],
  ['br;q=0.000, gzip', false],
  ['*;q=0', false],
  ['br;q=0, *', false],
  ['*, br;q=0', false],
])('Accept-Encoding `%s` takes brotli: %s', (header, want) => {
  expect(new RegExp(accepting('br'), 'i').test(header)).toBe(want);
});
