import { expect, it } from 'vitest';
import { statusTitles } from '#scripts/pages/operation/status-title.ts';
import { api, operation, response } from '../../model-builders.ts';

const entry = (code: string, title: string) => ({ code, title, component: title, meaning: '', notPublished: [] });

it.each<readonly [name: string, catalogue: readonly (readonly [code: string, title: string])[], want: object]>([
  ['operations return', [], { 200: 'OK', 404: 'Not Found' }],
  ['the catalogue names', [['404', 'No pet']], { 200: 'OK', 404: 'No pet' }],
  [
    'two entries name, by the first',
    [
      ['404', 'No pet'],
      ['404', 'No cat'],
    ],
    { 200: 'OK', 404: 'No pet' },
  ],
])('names the statuses that %s', (_, catalogue, want) => {
  const operations = [operation({ responses: ['404', 'default', '200'].map((status) => response(status)) })];
  const given = api({ operations, catalogue: catalogue.map(([code, title]) => entry(code, title)) });
  expect(statusTitles(given)).toEqual(want);
});
