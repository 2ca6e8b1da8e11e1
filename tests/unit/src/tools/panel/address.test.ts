import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress, type ToolAddress } from '#src/tools/panel/address.ts';

describe('the address of a tool', () => {
  it.each<ToolAddress>([
    { file: 'operations/addOrder.json', state: '' },
    { file: 'operations/addOrder.json', state: 'eyJh-_' },
    { file: 'operations/add order é.json', state: 'x' },
    { file: 'webhooks/paid.json', state: '' },
  ])('is written and read: %o', (address) => {
    expect(readAddress(writeAddress(address))).toEqual(address);
  });

  it('of a webhook simulates it', () =>
    expect(writeAddress({ file: 'webhooks/paid.json', state: 'x' })).toBe('#simulate=webhooks/paid.json&with=x'));

  it.each([
    '',
    '#top',
    '#build=',
    '#build=index.json',
    '#build=operations/..%2f..%2fx.json',
    '#build=operations/%E0%A4%A.json',
    '#build=operations/../x.json',
    '#build=webhooks/paid.json',
    '#simulate=operations/addOrder.json',
  ])('is none: %s', (hash) => {
    expect(readAddress(hash)).toBeUndefined();
  });
});
