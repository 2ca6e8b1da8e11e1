import { describe, expect, it } from 'vitest';
import type { SearchEntry, SearchKind } from '#src/model/search.ts';
import { createSearch } from '#src/shared/search/search.ts';

function entry(kind: SearchKind, title: string, href: `/${string}`, more: Partial<SearchEntry> = {}): SearchEntry {
  return { kind, title, names: [], text: [], reference: false, places: [{ href, where: '' }], ...more };
}

const places = (...pairs: readonly (readonly [href: `/${string}`, where: string])[]) => ({
  places: pairs.map(([href, where]) => ({ href, where })),
});

const ENTRIES: readonly SearchEntry[] = [
  entry('page', 'Pay with Card', '/card-payments', { text: ['Accept cards. PCI-DSS and the Premium Tier.'] }),
  entry('page', 'Static Wallet', '/static-wallet', { text: ['A reusable payment account.'] }),
  entry('page', 'Getting your API keys', '/keys', { leads: ['subscription key', 'secret key'], text: ['Keep it.'] }),
  entry('heading', 'Create an individual wallet', '/static-wallet#create'),
  entry('heading', 'Static wallet', '/glossary#static-wallet', { text: ['See the page.'] }),
  entry('heading', 'Refunds', '/open#refunds', { text: ['Nothing is documented about money that goes back.'] }),
  entry('operation', 'List static wallets', '/static-wallet#list', {
    names: ['listWallets', 'GET /api/v1/staticaccount', '/api/v1/staticaccount'],
  }),
  entry('operation', 'Fetch one wallet', '/static-wallet#one', {
    names: ['getWallet', 'GET /api/v1/staticaccount/{id}', '/api/v1/staticaccount/{id}'],
  }),
  entry('schema', 'WalletList', '/reference/schemas/WalletList', { reference: true }),
  entry('field', 'businessId', '/card-payments#businessId', { text: ['The business that is paid.'] }),
  entry('field', 'email', '/response#email', {
    names: ['data.customer.email', 'customer.email'],
    ...places(
      ['/card-payments#customer.email', 'customer.email, Pay by card, body'],
      ['/response#email', 'data.customer.email, List transactions, response 200'],
    ),
  }),
  entry('value', '2 Collection', '/static-wallet#type.2', { names: ['2', 'Collection', 'walletType 2'] }),
  entry('error', '401 Unauthorized', '/response#401', {
    names: ['401', 'Unauthorized', 'HTTP 401'],
    text: ['Wrong subscription key.'],
  }),
  entry('error', '5XX Server error', '/response#5XX', { names: ['5XX', 'Server error', 'HTTP 5XX'] }),
];

function searchOver(...parts: readonly (readonly SearchEntry[])[]) {
  const search = createSearch([{ words: ['static wallet', 'dedicated account'] }]);
  for (const part of parts) search.add(part);
  return search;
}

const search = searchOver(ENTRIES);
const first = (text: string): string | undefined => search.find(text).results[0]?.places[0]?.href;

describe('a search', () => {
  it.each([
    { name: 'a page before its headings', given: 'wallet', want: '/static-wallet' },
    { name: 'the beginning of a word', given: 'individ', want: '/static-wallet#create' },
    { name: 'another form of a word', given: 'creating wallets', want: '/static-wallet#create' },
    { name: 'a field by its exact name', given: 'businessId', want: '/card-payments#businessId' },
    { name: 'a field by a part of its name', given: 'business', want: '/card-payments#businessId' },
    { name: 'a field by its path, at the place of that path', given: 'data.customer.email', want: '/response#email' },
    { name: 'the place that the query speaks of', given: 'transactions email', want: '/response#email' },
    { name: 'a schema by its name as it is written', given: 'WalletList', want: '/reference/schemas/WalletList' },
    { name: 'an operation before a schema', given: 'wallet list', want: '/static-wallet#list' },
    { name: 'an enum value by its meaning', given: 'collection', want: '/static-wallet#type.2' },
    { name: 'two typing mistakes in a long word', given: 'busynesId', want: '/card-payments#businessId' },
    { name: 'letters that changed places', given: 'wallte', want: '/static-wallet' },
    { name: 'words of which one is unknown', given: 'unauthorized xyzzy', want: '/response#401' },
    { name: 'a question', given: 'how do I get a refund?', want: '/open#refunds' },
    { name: 'what the site names for words', given: 'subscription key', want: '/keys' },
    { name: 'what is called by a synonym', given: 'dedicated accounts', want: '/static-wallet' },
  ])('finds $name: $given', ({ given, want }) => {
    expect(first(given)).toBe(want);
  });

  it.each([
    {
      name: 'a URL with an ID in it',
      given: 'https://api.example/api/v1/staticaccount/8f2c',
      want: '/static-wallet#one',
    },
    { name: 'a path without its server', given: '/staticaccount/8f2c', want: '/static-wallet#one' },
    { name: 'a request line', given: 'GET /api/v1/staticaccount HTTP/1.1', want: '/static-wallet#list' },
    {
      name: 'a cURL call',
      given: "curl 'https://api.example/api/v1/staticaccount?page=2'",
      want: '/static-wallet#list',
    },
    { name: 'a status line', given: 'HTTP/1.1 401 Unauthorized', want: '/response#401' },
    { name: 'a code of a range', given: 'HTTP/1.1 503 Service Unavailable', want: '/response#5XX' },
    { name: 'a body with a message', given: '{"status":false,"message":"refunds"}', want: '/open#refunds' },
  ])('leads from $name to what it is about', ({ given, want }) => {
    expect(first(given)).toBe(want);
  });

  it('says what was pasted', () => {
    expect(['wallet', '{"a":1}', 'HTTP/1.1 401 Unauthorized'].map((text) => search.find(text).kind)).toEqual([
      'words',
      'json',
      'status',
    ]);
  });

  it.each(['zzqqy', '{}[]', '*'])('finds nothing for `%s`', (given) => {
    expect(search.find(given).results).toEqual([]);
  });

  it('finds the same in several parts as in one', () => {
    const half = ENTRIES.length / 2;
    const split = searchOver(ENTRIES.slice(0, half), [], ENTRIES.slice(half));
    for (const text of ['businessId', 'static wallet', '401', 'walet'])
      expect(split.find(text).results, text).toEqual(search.find(text).results);
  });

  it('lists a word that many things have twice, then others before it again', () => {
    const same = Array.from({ length: 6 }, (_, at) =>
      entry('field', 'status', `/a#${at}`, { text: [`Meaning ${at}.`] }),
    );
    const { results } = searchOver([...same, entry('field', 'statusReason', '/a#reason')]).find('status');
    expect(results.findIndex(({ title }) => title === 'statusReason')).toBe(2);
  });
});
