import { describe, expect, it } from 'vitest';
import { pathGroups } from '#scripts/pages/reference/path-groups.ts';
import { operation } from '../../model-builders.ts';
import { linesOf, pageOf, referenceOf } from './reference-pages.ts';

const call = (path: string, operationId = path) =>
  operation({ operationId, summary: operationId, path, tags: ['all'] });
/** So many operations below a path, none of them with a further word of its own. */
const below = (path: string, count: number) =>
  Array.from({ length: count }, (_, index) => call(`${path}/{p${index}}`, `${path}/${index}`));
const groupsOf = (operations: Parameters<typeof pathGroups>[0]): readonly string[] =>
  pathGroups(operations).map(({ label, operations: members }) => `${label}: ${members.length}`);

describe('operations of a tag by their paths', () => {
  it.each<[string, Parameters<typeof pathGroups>[0], readonly string[]]>([
    ['few stay together', [...below('/a', 15), ...below('/b', 15)], []],
    ['the first words tell them apart', [...below('/a', 20), ...below('/b', 20)], ['A: 20', 'B: 20']],
    [
      'what all share is passed over, parameters too',
      [...below('/repos/{owner}/{repo}/issues', 20), ...below('/repos/{owner}/{repo}/pulls', 20)],
      ['Issues: 20', 'Pulls: 20'],
    ],
    [
      'one or two of a kind stay together at the end, with those of the shared path itself',
      [call('/shop/{id}'), ...below('/shop/{id}/a', 25), ...below('/shop/{id}/b', 2), ...below('/shop/{id}/c', 5)],
      ['A: 25', 'C: 5', 'Other: 3'],
    ],
    [
      'only what is still large is told apart further',
      [...below('/a/x', 20), ...below('/a/y', 20), ...below('/b/x', 10), ...below('/b/y', 10)],
      ['B: 20', 'X: 20', 'Y: 20'],
    ],
    [
      'two that end in the same word have the words before it, and what is left over of one says so',
      [...below('/a/keys', 20), ...below('/a/users', 20), call('/a/one'), ...below('/b/keys', 31), call('/b/z')],
      ['A keys: 20', 'A, other: 1', 'B keys: 31', 'B, other: 1', 'Users: 20'],
    ],
    [
      'they stand by name, not in the order of the description',
      [...below('/zebra', 20), ...below('/asset_report', 20), ...below('/paymentInitiation', 20)],
      ['Asset report: 20', 'Payment initiation: 20', 'Zebra: 20'],
    ],
    [
      'without a common beginning the rest has none',
      [...below('/a', 30), call('/b'), operation({ operationId: 'unknown' })],
      ['A: 30', 'Other: 2'],
    ],
    ['paths that do not tell them apart', below('/a', 40), []],
    ['each alone', Array.from({ length: 40 }, (_, index) => call(`/word${index}`)), []],
  ])('%s', (_, operations, want) => expect(groupsOf(operations)).toEqual(want));

  it('are all in one group each', () => {
    const operations = Array.from({ length: 500 }, (_, index) =>
      call(`/a/${index % 7}/{id}/${index % 31}${index % 3 === 0 ? '/more' : ''}`, `call${index}`),
    );
    const grouped = pathGroups(operations).flatMap((group) => group.operations.map(({ operationId }) => operationId));
    expect(grouped.sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
    expect(new Set(grouped).size).toBe(500);
  });
});

describe('a tag of many operations', () => {
  const operations = [...below('/shops/{shop}/orders', 60), ...below('/shops/{shop}/staff', 90)];
  const reference = referenceOf({ operations });

  it('has a heading for each group on its page', () => {
    const lines = linesOf(pageOf({ operations }, '/reference/tags/all').content);
    expect(lines.filter((line) => line.startsWith('#'))).toEqual(['## Orders', '## Staff']);
    expect(lines).toHaveLength(152);
  });

  it('unfolds in the sidebar the group of the page, and leads to the others', () => {
    const href = reference.hrefs.find((each) => each.includes('staff-3'));
    const [group] = href === undefined ? [] : reference.page(href).sidebar;
    expect(group?.entries[0]).toEqual({ label: 'Orders', href: '/reference/tags/all#orders' });
    expect(group?.entries.slice(1).map(({ part }) => part)).toEqual(Array(40).fill('Staff'));
  });

  it('unfolds none on the page of the tag', () => {
    expect(reference.page('/reference/tags/all').sidebar[0]?.entries.map(({ label }) => label)).toEqual([
      'Orders',
      'Staff',
    ]);
  });
});
