import { expect, it } from 'vitest';
import { searchFiles } from '#scripts/outputs/search/search-index.ts';
import type { SearchEntry, SearchFile, SearchKind } from '#src/model/search.ts';

const entry = (kind: SearchKind, title: string, href: `/${string}`): SearchEntry => ({
  kind,
  title,
  names: [],
  text: [],
  reference: false,
  places: [{ href, where: '' }],
});
const ENTRIES = [entry('field', 'id', '/a#id'), entry('page', 'Refunds', '/refunds'), entry('page', 'Start', '/a')];

it.each([
  { largest: Number.POSITIVE_INFINITY, want: [['Refunds', 'Start', 'id']] },
  { largest: 1, want: [['Refunds'], ['Start'], ['id']] },
])('divides entries by kind into files of at most $largest characters', ({ largest, want }) => {
  const made = searchFiles(ENTRIES, [{ words: ['money back', 'reversal'], href: '/refunds' }], largest);
  const files = made.map(({ contents }) => JSON.parse(String(contents)) as SearchFile);
  expect(files.map(({ entries }) => entries.map(({ title }) => title))).toEqual(want);
  expect(files[0]?.more ?? []).toEqual(made.slice(1).map(({ path }) => path));
  expect(files[0]?.entries[0]?.leads).toEqual(['money back', 'reversal']);
});
