import { describe, expect, it } from 'vitest';
import { serversOf } from '#scripts/description/model/server.ts';

const TABLE: readonly (readonly [name: string, given: readonly unknown[], want: readonly string[]])[] = [
  [
    'does not take inherited names for variables',
    [[{ url: 'https://{constructor}/{toString}', variables: {} }]],
    ['https://{constructor}/{toString}'],
  ],
  ['is the root when no level declares any', [undefined, [], undefined], ['']],
  ['survives servers that are no objects', [[null, 5]], ['', '']],
];

describe('serversOf', () => {
  for (const [name, given, want] of TABLE)
    it(name, () => expect(serversOf(...given).map(({ url }) => url)).toEqual(want));
});
