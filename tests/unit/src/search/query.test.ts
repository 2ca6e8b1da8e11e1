import { describe, expect, test } from 'vitest';
import { searchIndex } from '#scripts/build/search-index.ts';
import type { SearchEntry } from '#src/model/search.ts';
import { createQuery, type IndexFile } from '#src/search/query.ts';

const entries: readonly SearchEntry[] = [
  {
    kind: 'page',
    title: 'Pay with Card',
    href: '/card-payments',
    context: 'Payment Options',
    text: 'Accept cards. PCI-DSS and the Premium Tier.',
  },
  {
    kind: 'page',
    title: 'Static Wallet',
    href: '/static-wallet',
    context: 'Payment Options',
    text: 'A reusable payment account.',
  },
  {
    kind: 'heading',
    title: 'Create an individual wallet',
    href: '/static-wallet#create',
    context: 'Static Wallet',
    text: '',
  },
  {
    kind: 'operation',
    title: 'List static wallets',
    href: '/static-wallet#list',
    context: 'GET /api/v1/staticaccount',
    text: '',
  },
  {
    kind: 'field',
    title: 'businessId',
    href: '/card-payments#businessId',
    context: 'Pay by card, body',
    text: 'The business that is paid.',
  },
  { kind: 'field', title: 'data.customer.email', href: '/response#email', context: 'Transaction', text: '' },
  { kind: 'enum', title: '2 Collection', href: '/static-wallet#type.2', context: 'WalletType', text: '' },
  { kind: 'enum', title: '2 Collection', href: '/elsewhere#type.2', context: 'WalletType', text: '' },
  { kind: 'error', title: '401', href: '/response#401', context: 'Unauthorized', text: 'Wrong subscription key.' },
];

const query = createQuery(JSON.parse(searchIndex(entries)) as IndexFile);

describe('query', () => {
  test.each([
    { name: 'a page by its title', given: 'static wallet', want: '/static-wallet' },
    { name: 'a page before its headings', given: 'wallet', want: '/static-wallet' },
    { name: 'the beginning of a word', given: 'individ', want: '/static-wallet#create' },
    { name: 'a field by its exact name', given: 'businessId', want: '/card-payments#businessId' },
    { name: 'a field in another case', given: 'businessid', want: '/card-payments#businessId' },
    { name: 'a field by a part of its name', given: 'business', want: '/card-payments#businessId' },
    { name: 'a field by its path', given: 'customer.email', want: '/response#email' },
    { name: 'an operation by its path', given: '/api/v1/staticaccount', want: '/static-wallet#list' },
    { name: 'an error by its code', given: '401', want: '/response#401' },
    { name: 'an enum value by its meaning', given: 'collection', want: '/static-wallet#type.2' },
    { name: 'a typing mistake', given: 'walet', want: '/static-wallet' },
    { name: 'words of which one is unknown', given: 'unauthorized xyzzy', want: '/response#401' },
  ])('finds $name: $given', ({ given, want }) => {
    expect(query(given)[0]?.href).toBe(want);
  });

  test('results that read the same come once', () => {
    expect(query('collection').filter(({ title }) => title === '2 Collection').length).toBe(1);
  });

  test.each(['', '   ', 'zzqqy', '{}[]', '*'])('nothing for `%s`', (given) => {
    expect(query(given)).toEqual([]);
  });
});
