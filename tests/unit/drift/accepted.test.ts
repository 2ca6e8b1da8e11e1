import { describe, expect, it } from 'vitest';
import { readAcceptedEdits, type FileChange } from '../../drift/accepted/accepted-edit.ts';
import { make } from '../../drift/accepted/make.ts';
import { refusals } from '../../drift/accepted/precision.ts';
import { readTree } from '../../drift/tree.ts';

const SCHEMA = 'openapi/components/schemas/Order.yaml';
const TEXTS = new Map([[SCHEMA, 'properties:\n  id:\n    type: string\n  total:\n    type: number\n']]);

function made(...changes: readonly FileChange[]): ReturnType<typeof make> {
  return make([{ id: 'total', changes }], TEXTS);
}

describe('a change of accepted edits', () => {
  it('replaces a passage at any depth, indented as its first line', () => {
    const change = { file: SCHEMA, find: 'total:\n  type: number', replace: 'note:\n  type: string\n\ntotal: {}' };
    expect(made(change).versions).toEqual([
      { file: SCHEMA, text: 'properties:\n  id:\n    type: string\n  note:\n    type: string\n\n  total: {}\n' },
    ]);
  });

  it('writes a new file, and moves one that the next change then finds', () => {
    const { versions, lost } = made(
      { file: 'guides/start/orders.mdx', text: 'Orders.\n' },
      { file: SCHEMA, moveTo: 'openapi/components/schemas/Sale.yaml' },
      { file: 'openapi/components/schemas/Sale.yaml', find: 'properties:', replace: 'type: object' },
    );
    expect(lost).toEqual([]);
    expect(versions.map(({ file, text }) => [file, text?.split('\n')[0]])).toEqual([
      [SCHEMA, undefined],
      ['guides/start/orders.mdx', 'Orders.'],
      ['openapi/components/schemas/Sale.yaml', 'type: object'],
    ]);
  });

  it.each<[FileChange, string]>([
    [{ file: SCHEMA, find: 'price:', replace: '' }, `${SCHEMA} has 0 places that read "price:"`],
    [{ file: SCHEMA, find: 'type:', replace: '' }, `${SCHEMA} has 2 places that read "type:"`],
    [{ file: SCHEMA, text: '' }, `${SCHEMA} exists already`],
    [{ file: 'guides/none.mdx', moveTo: 'guides/some.mdx' }, 'there is no guides/none.mdx'],
  ])('that has lost its place says so: %j', (change, reason) => {
    expect(made(change).lost).toEqual([`total has lost its place: ${reason}.`]);
  });
});

describe('accepted edits', () => {
  const edits = readAcceptedEdits();

  it('are of many kinds, each with a reason', () => {
    expect(new Set(edits.map(({ id }) => id)).size).toBe(edits.length);
    expect(edits.length).toBeGreaterThanOrEqual(60);
    expect(edits.filter(({ why }) => typeof why !== 'string')).toEqual([]);
  });

  it('find their places, of which authors may take a few away', () => {
    const { texts } = readTree('.');
    const lost = edits.map((edit) => make([edit], texts).lost).filter((reasons) => reasons.length > 0);
    expect(lost.length, lost.flat().join('\n')).toBeLessThan(edits.length / 4);
  });
});

it('reports the checks that refuse an edit, each with its first error', () => {
  const edit = { id: 'faq', why: 'questions', changes: [] };
  const errors = [1, 2].map((line) => ({ check: 'prose-names', message: 'No name.', place: `guides/a.mdx:${line}` }));
  expect(refusals([{ edit, outcome: { checks: ['prose-names'], errors } }])).toEqual([
    'faq — refused: questions',
    '  prose-names (2) guides/a.mdx:1: No name.',
  ]);
  expect(refusals([{ edit, outcome: { checks: [], errors: [] } }])).toEqual([]);
});
