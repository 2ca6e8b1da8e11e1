import { describe, expect, it } from 'vitest';
import { serversOf } from '#scripts/compile/model/server.ts';

const HOST = {
  url: 'https://{host}/{product}-wallet/',
  variables: { host: { default: 'api.example' }, product: { default: 'shop' } },
  description: 'Live',
};

const TABLE: readonly (readonly [name: string, given: readonly unknown[], want: readonly string[]])[] = [
  ['fills variables with their defaults and drops the last slash', [[HOST]], ['https://api.example/shop-wallet']],
  ['keeps a variable that is not declared', [[{ url: 'https://{host}/a' }]], ['https://{host}/a']],
  [
    'takes a number as default',
    [[{ url: 'https://a.example:{port}', variables: { port: { default: 8443 } } }]],
    ['https://a.example:8443'],
  ],
  [
    'does not take inherited names for variables',
    [[{ url: 'https://{constructor}/{toString}', variables: {} }]],
    ['https://{constructor}/{toString}'],
  ],
  [
    'prefers the nearest level that declares any',
    [undefined, [], [{ url: '/item' }], [{ url: '/document' }]],
    ['/item'],
  ],
  ['is the root when no level declares any', [undefined, [], undefined], ['']],
  [
    'keeps all servers of a level in order',
    [[{ url: 'https://a.example' }, { url: 'https://b.example///' }]],
    ['https://a.example', 'https://b.example'],
  ],
  ['survives servers that are no objects', [[null, 5]], ['', '']],
];

describe('serversOf', () => {
  for (const [name, given, want] of TABLE)
    it(name, () => expect(serversOf(...given).map(({ url }) => url)).toEqual(want));
});
