import { describe, expect, it } from 'vitest';
import { titleOfName } from '#scripts/text/title-of-name.ts';

const TABLE: readonly (readonly [given: string, title: string])[] = [
  ['WebPluginParameters', 'Web plugin parameters'],
  ['OTPRequest', 'OTP request'],
  ['walletID', 'Wallet ID'],
  ['order_line-item', 'Order line item'],
  ['pet.v2.Kind', 'Pet v2 kind'],
  ['Channel', 'Channel'],
  ['ÉtatCivil', 'État civil'],
  ['_', '_'],
];

describe('the title of a name', () => {
  it.each(TABLE)('%s', (given, title) => {
    expect(titleOfName(given)).toBe(title);
  });
});
