import { describe, expect, test } from 'vitest';
import { nearest } from '#src/page/not-found/nearest.ts';

const known = [
  '/get-started',
  '/get-api-keys',
  '/card-payments',
  '/bank-transfer',
  '/static-wallet',
  '/split-payment',
  '/SDKs',
];

describe('nearest', () => {
  const cases = [
    { name: 'a letter missing', given: '/card-paymnts', want: '/card-payments' },
    { name: 'case and trailing slash', given: '/sdks/', want: '/SDKs' },
    { name: 'an old file name', given: '/get-started.html', want: '/get-started' },
    { name: 'a word of the name', given: '/docs/wallet', want: '/static-wallet' },
    { name: 'words the other way round', given: '/payments-card', want: '/card-payments' },
    { name: 'an escape that encodes nothing', given: '/bank%transfer', want: '/bank-transfer' },
  ];
  test.each(cases)('$name: $given leads to $want', ({ given, want }) => {
    expect(nearest(given, known)[0]).toBe(want);
  });

  test('nothing is near to something else', () => {
    expect(nearest('/xyzzy-plugh-0042', known)).toEqual([]);
  });

  test('at most three', () => {
    expect(nearest('/payment', ['/payment-a', '/payment-b', '/payment-c', '/payment-d']).length).toBe(3);
  });

  test('the base is no part of the name', () => {
    expect(
      nearest(
        '/docs/card-paymnts',
        known.map((path) => `/docs${path}`),
        '/docs/',
      )[0],
    ).toBe('/docs/card-payments');
  });

  test('a very long address is answered at once', () => {
    expect(nearest(`/${'a'.repeat(1_000_000)}`, known)).toEqual([]);
  });
});
