import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from '#src/shared/text/nearest.ts';

const IDS = ['getOrder', 'listOrders', 'createOrder', 'pay'];

const TABLE: readonly { name: string; given: string; want: string | undefined }[] = [
  { name: 'a letter left out', given: 'getOrdr', want: 'getOrder' },
  { name: 'letters swapped', given: 'lsitOrders', want: 'listOrders' },
  { name: 'other capitals', given: 'GETORDER', want: 'getOrder' },
  { name: 'a short name one letter off', given: 'pey', want: 'pay' },
  { name: 'the name itself', given: 'pay', want: 'pay' },
  { name: 'nothing for a name far from all', given: 'webhookReceived', want: undefined },
  { name: 'nothing for a short name far from all', given: 'x', want: undefined },
];

describe('nearest', () => {
  for (const { name, given, want } of TABLE) it(`finds ${name}`, () => expect(nearest(given, IDS)).toBe(want));
  it('finds the first of equally near names', () => expect(nearest('abd', ['abc', 'abe'])).toBe('abc'));
  it('finds nothing among nothing', () => expect(nearest('a', [])).toBeUndefined());
});

describe('didYouMean', () => {
  it('asks for the nearest name', () => expect(didYouMean('getOrdr', IDS)).toBe('Did you mean `getOrder`?'));
  it('lists what is known when none is near', () =>
    expect(didYouMean('webhookReceived', IDS)).toBe('Known: `getOrder`, `listOrders`, `createOrder`, `pay`.'));
  it('lists the first twelve of many', () =>
    expect(
      didYouMean(
        'zzzzzzzz',
        Array.from({ length: 20 }, (_, index) => `i${index}`),
      ),
    ).toMatch(/^Known: `i0`, .*`i11`, …\.$/));
  it('says so when nothing is known', () => expect(didYouMean('a', [])).toBe('None is defined.'));
});
