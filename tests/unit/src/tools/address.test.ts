import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress, type ToolAddress } from '#src/tools/address.ts';

describe('the address of a tool', () => {
  it.each<ToolAddress>([
    { tool: 'build', file: 'operations/addOrder.json', state: '' },
    { tool: 'build', file: 'operations/addOrder.json', state: 'eyJh-_' },
    { tool: 'build', file: 'operations/add order é.json', state: 'x' },
    { tool: 'simulate', file: 'webhooks/paid.json', state: '' },
  ])('is written and read: %o', (address) => {
    expect(readAddress(writeAddress(address))).toEqual(address);
  });

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
