import { describe, expect, it } from 'vitest';
import { withResources } from '#scripts/description/model/resources.ts';
import type { Api, Tag } from '#src/model/api.ts';
import { api, operation } from '../../model-builders.ts';

const tag = (name: string, description = ''): Tag => ({ name, displayName: name, description });
/** So many operations below a path. */
const below = (path: string, count: number, tags: readonly string[], summary = '') =>
  Array.from({ length: count }, (_, index) =>
    operation({ operationId: `${path}/${index}`, path: `${path}/call${index}`, tags, summary }),
  );
const outline = (parts: Partial<Api>): readonly string[] => {
  const { tags, operations } = withResources(api(parts));
  const names = new Set([...tags.map(({ name }) => name), ...operations.flatMap((each) => each.tags)]);
  return [...names].map((name) => {
    const label = tags.find((each) => each.name === name)?.displayName ?? 'untagged';
    return `${label}: ${operations.filter((each) => each.tags[0] === name).length}`;
  });
};

describe('a description with one tag', () => {
  it.each<[string, Partial<Api>, readonly string[]]>([
    [
      'in place of the tag that holds nearly all',
      {
        tags: [tag('first'), tag('shop'), tag('last')],
        operations: [
          ...below('/x', 2, ['first']),
          ...below('/a', 20, ['shop']),
          ...below('/b', 20, ['shop']),
          ...below('/y', 2, ['last']),
        ],
      },
      ['first: 2', 'A: 20', 'B: 20', 'last: 2'],
    ],
    ['with none at all, too', { operations: [...below('/b', 20, []), ...below('/a', 20, [])] }, ['A: 20', 'B: 20']],
    [
      'words that nearly all paths share tell nothing',
      {
        tags: [tag('shop')],
        operations: [
          ...below('/v1/{shop}/a', 25, ['shop']),
          ...below('/v1/{shop}/b', 25, ['shop']),
          ...below('/status', 3, ['shop']),
        ],
      },
      ['A: 25', 'B: 25', 'Status: 3'],
    ],
    [
      'acronyms are written as the texts write them',
      {
        tags: [tag('shop')],
        operations: [
          ...below('/fdx', 20, ['shop'], 'Fetch FDX data below /fdx'),
          ...below('/oauth_token', 20, ['shop'], 'Create an OAuth token'),
        ],
      },
      ['FDX: 20', 'OAuth token: 20'],
    ],
    [
      'few operations keep their tag',
      { tags: [tag('shop')], operations: [...below('/a', 15, ['shop']), ...below('/b', 15, ['shop'])] },
      ['shop: 30'],
    ],
    [
      'paths that are names of calls tell no resources',
      {
        tags: [tag('shop')],
        operations: Array.from({ length: 40 }, (_, at) => below(`/call${at}`, 1, ['shop'])).flat(),
      },
      ['shop: 40'],
    ],
    [
      'tags that the description groups stay',
      {
        tags: [tag('shop')],
        tagGroups: [{ name: 'All', tags: ['shop'] }],
        operations: [...below('/a', 20, ['shop']), ...below('/b', 20, ['shop'])],
      },
      ['shop: 40'],
    ],
  ])('%s', (_, parts, want) => expect(outline(parts)).toEqual(want));

  it('says of the whole API what its tag says', () => {
    const operations = [...below('/a', 20, ['shop']), ...below('/b', 20, ['shop'])];
    const { info } = withResources(api({ tags: [tag('shop', 'Everything that a shop does.')], operations }));
    expect(info.description).toContain('Everything that a shop does.');
  });
});
