import { expect, it } from 'vitest';
import { coverageTotals } from '#scripts/compile/checks/coverage/totals.ts';
import { coverageLine } from '#scripts/compare/report/comparison.ts';
import { api, mediaType, operation, response } from '../model-builders.ts';

const totals = (documented: number, of: number, gaps: number) => ({ documented, of, gaps });

it.each([
  [totals(1, 2, 3), totals(2, 2, 1), 'Documented: 2 of 2 (before 1 of 2). Gaps: 1 (before 3).'],
  [totals(1, 2, 3), totals(1, 2, 3), 'Documented: 1 of 2 (as before). Gaps: 3 (as before).'],
  [totals(1, 2, 0), totals(1, 3, 0), 'Documented: 1 of 3 (before 1 of 2). Gaps: 0 (as before).'],
  [totals(0, 0, 0), totals(0, 0, 1), 'Documented: 0 of 0 (as before). Gaps: 1 (before 0).'],
])('%j and then %j are reported as: %s', (base, head, want) => expect(coverageLine({ base, head })).toBe(want));

it('adds up fields, values, errors and bodies of all operations, and counts the gaps', () => {
  const body = mediaType({
    schema: {
      type: 'object',
      properties: { code: { type: 'string', description: 'What failed.' }, size: { enum: [1, 'large'] } },
    },
    examples: [{ name: 'one', summary: '', description: '', value: { code: 'x', size: 1 } }],
  });
  const gap = { parts: ['fields'], subject: 'schema A', file: 'a.yaml', line: 1, column: 1 } as const;
  const operations = ['a', 'b'].map((operationId) =>
    operation({ operationId, responses: [response('404', { content: [body] })] }),
  );
  // Of each operation: 1 of 1 example, 1 of 2 fields, 1 of 2 values, 0 of 1 errors.
  expect(coverageTotals(api({ operations, gaps: [gap] }))).toEqual(totals(6, 12, 1));
  expect(coverageTotals(api({}))).toEqual(totals(0, 0, 0));
});
