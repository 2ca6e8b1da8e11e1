import { describe, expect, it } from 'vitest';
import { didYouMean, nearest, suggest } from '#src/shared/text/nearest.ts';

const IDS = ['getOrder', 'listOrders', 'createOrder', 'pay'];

const TABLE: readonly { name: string; given: string; want: string | undefined }[] = [
  { name: 'a letter left out', given: 'getOrdr', want: 'getOrder' },
  { name: 'letters swapped', given: 'lsitOrders', want: 'listOrders' },
  { name: 'other capitals', given: 'GETORDER', want: 'getOrder' },
  { name: 'nothing for a short word one letter off', given: 'pey', want: undefined },
  { name: 'a short word in other capitals', given: 'PAY', want: 'pay' },
  { name: 'nothing for a word that shares half its letters', given: 'getInvoice', want: undefined },
  { name: 'the name itself', given: 'pay', want: 'pay' },
  { name: 'nothing for a name far from all', given: 'webhookReceived', want: undefined },
  { name: 'nothing for a short name far from all', given: 'x', want: undefined },
];

describe('nearest', () => {
  for (const { name, given, want } of TABLE) it(`finds ${name}`, () => expect(nearest(given, IDS)).toBe(want));
  it('finds the first of equally near names', () => expect(nearest('abcd', ['abce', 'abcf'])).toBe('abce'));
  it('takes letters that changed places for one slip', () => expect(nearest('naem', ['name'])).toBe('name'));
  it('finds no number for another', () => expect(nearest('432', ['422'])).toBeUndefined());
  it('finds nothing among nothing', () => expect(nearest('a', [])).toBeUndefined());
});

describe('didYouMean', () => {
  it('asks for the nearest name', () => expect(didYouMean('getOrdr', IDS)).toBe('Did you mean `getOrder`?'));
  it('lists what is known when none is near', () =>
    expect(didYouMean('webhookReceived', IDS)).toBe('Write one of `getOrder`, `listOrders`, `createOrder`, `pay`.'));
  it('gives examples of many', () =>
    expect(
      didYouMean(
        'zzzzzzzz',
        Array.from({ length: 20 }, (_, index) => `i${index}`),
      ),
    ).toMatch(/^There are 20, such as `i0`, `i1`, `i2`, `i3`\.$/));
  it('prefers a name that begins alike', () =>
    expect(suggest('adress', ['Address', 'address'])).toMatchObject({ suggested: 'address', replaces: 'adress' }));
  it('takes no short name for another', () => expect(suggest('id', ['ip'])).toEqual({ hint: 'Write `ip`.' }));
  it('says so when nothing is known', () => expect(didYouMean('a', [])).toBe('None is defined.'));
});
