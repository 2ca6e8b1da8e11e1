import { expect, it } from 'vitest';
import type { Edit } from '../../drift/edit.ts';
import { fallen, percentage, tally, type Trial } from '../../drift/score.ts';
import { thin } from '../../drift/thin.ts';

function edit(operator: string, place: string): Edit {
  return { operator, role: 'datum', file: 'openapi/a.yaml', line: 1, column: 1, place, description: 'x', changes: [] };
}

function trial(...checks: readonly string[]): Trial {
  return { edit: edit('swap', 'a'), outcome: { checks, errors: [] } };
}

it('counts by operator', () => {
  expect(tally([trial('guide-ids'), trial()])).toEqual(['swap             1 / 2']);
});

it('names a score that has fallen', () => {
  expect(fallen({ recall: 88, precision: 100 }, { recall: 89.5, precision: 100 })).toEqual([
    'The recall fell from 89.5 % to 88 %.',
  ]);
});

it('rounds a score down', () => {
  expect([percentage(1999, 2000), percentage(199_999, 200_000), percentage(0, 0)]).toEqual([99.95, 99.99, 100]);
});

it('chooses the same edits every time, whatever others come and go, and some of each kind', () => {
  const edits = Array.from({ length: 100 }, (_, index) => edit(index < 90 ? 'swap' : 'flip', String(index)));
  const chosen = thin(edits, 10);
  expect(thin(edits, 10)).toEqual(chosen);
  expect(chosen.map(({ operator }) => operator).filter((operator) => operator === 'flip')).toHaveLength(1);
  expect(
    thin(
      edits.filter((one) => chosen.includes(one)),
      10,
    ),
  ).toEqual(chosen);
});
