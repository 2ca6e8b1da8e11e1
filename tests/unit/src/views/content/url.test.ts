import { expect, test } from 'vitest';
import { urlOf, normalPath } from '#src/views/content/site-context.ts';

test.each([
  { base: '/', href: '/card-payments', want: '/card-payments' },
  { base: '/docs/', href: '/card-payments#body', want: '/docs/card-payments#body' },
  { base: '/docs/', href: '/', want: '/docs/' },
  { base: '/docs/', href: '#body', want: '#body' },
  { base: '/docs/', href: 'https://gateway.example/', want: 'https://gateway.example/' },
  { base: '/docs/', href: 'mailto:support@gateway.example', want: 'mailto:support@gateway.example' },
])('address of $href under $base is $want', ({ base, href, want }) => {
  expect(urlOf(base, href)).toBe(want);
});

test.each([
  ['/', '/'],
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a/b//', '/a/b'],
  ['', '/'],
])('normal form of `%s` is `%s`', (given, want) => {
  expect(normalPath(given)).toBe(want);
});
