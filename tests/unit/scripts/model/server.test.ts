import { describe, expect, it } from 'vitest';
import { serversOf } from '../../../../scripts/model/server.ts';

const HOST = {
  url: 'https://{host}/{product}-wallet/',
  variables: { host: { default: 'api.example' }, product: { default: 'shop' } },
  description: 'Live',
};

const TABLE: readonly { name: string; given: readonly unknown[]; want: readonly string[] }[] = [
  {
    name: 'fills variables with their defaults and drops the last slash',
    given: [[HOST]],
    want: ['https://api.example/shop-wallet'],
  },
  { name: 'keeps a variable that is not declared', given: [[{ url: 'https://{host}/a' }]], want: ['https://{host}/a'] },
  {
    name: 'takes a number as default',
    given: [[{ url: 'https://a.example:{port}', variables: { port: { default: 8443 } } }]],
    want: ['https://a.example:8443'],
  },
  {
    name: 'does not take inherited names for variables',
    given: [[{ url: 'https://{constructor}/{toString}', variables: {} }]],
    want: ['https://{constructor}/{toString}'],
  },
  {
    name: 'prefers the nearest level that declares any',
    given: [undefined, [], [{ url: '/item' }], [{ url: '/document' }]],
    want: ['/item'],
  },
  { name: 'is the root when no level declares any', given: [undefined, [], undefined], want: [''] },
  {
    name: 'keeps all servers of a level in order',
    given: [[{ url: 'https://a.example' }, { url: 'https://b.example///' }]],
    want: ['https://a.example', 'https://b.example'],
  },
  { name: 'survives servers that are no objects', given: [[null, 5]], want: ['', ''] },
];

describe('serversOf', () => {
  for (const { name, given, want } of TABLE)
    it(name, () => expect(serversOf(...given).map(({ url }) => url)).toEqual(want));

  it('keeps the template beside the address', () => {
    expect(serversOf([HOST])).toEqual([
      {
        template: 'https://{host}/{product}-wallet/',
        url: 'https://api.example/shop-wallet',
        description: 'Live',
        variables: [
          { name: 'host', default: 'api.example', enum: [], description: '' },
          { name: 'product', default: 'shop', enum: [], description: '' },
        ],
      },
    ]);
  });
});
