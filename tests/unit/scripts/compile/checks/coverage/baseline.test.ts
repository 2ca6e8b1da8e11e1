import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverageTable, regressions, recordCoverage } from '#scripts/compile/checks/coverage/baseline.ts';
import type { Coverage } from '#scripts/compile/checks/coverage/measure.ts';
import { sharedFolder } from '../../../../own-folder.ts';

const full: Coverage = {
  operationId: 'pay',
  examples: { done: 2, of: 2 },
  fields: { done: 9, of: 10 },
  values: { done: 3, of: 3 },
  remedies: { done: 3, of: 4 },
  guides: 2,
  languages: 2,
};

const FALLS: readonly { name: string; given: Partial<Coverage>; want: readonly string[] }[] = [
  { name: 'is content with what is recorded', given: {}, want: [] },
  { name: 'is content with more', given: { fields: { done: 12, of: 12 }, guides: 3 }, want: [] },
  { name: 'wants no description for a field that is gone', given: { fields: { done: 8, of: 9 } }, want: [] },
  {
    name: 'names a field without a description',
    given: { fields: { done: 9, of: 11 } },
    want: ['`pay` is documented less than recorded: 2 fields without a description, recorded 1.'],
  },
  {
    name: 'names a lost example',
    given: { examples: { done: 1, of: 2 } },
    want: ['`pay` is documented less than recorded: 1 bodies without an example, recorded 0.'],
  },
  {
    name: 'names a guide that no longer speaks of it',
    given: { guides: 1 },
    want: ['`pay` is documented less than recorded: 1 guides that mention it, recorded 2.'],
  },
  {
    name: 'names a lost language',
    given: { languages: 1 },
    want: ['`pay` is documented less than recorded: 1 sample languages, recorded 2.'],
  },
  {
    name: 'leaves a new operation to the other checks',
    given: { operationId: 'refund' },
    want: [],
  },
];

describe('regressions', () => {
  const file = join(sharedFolder().root, 'coverage.json');
  recordCoverage([full], file);
  for (const { name, given, want } of FALLS)
    it(name, () => expect(regressions([{ ...full, ...given }], file).map(({ message }) => message)).toEqual(want));
});

describe('coverageTable', () => {
  it('shows what is done of what there is', () => {
    expect(coverageTable([full]).split('\n')[1]?.split(/\s+/)).toEqual(['pay', '2/2', '9/10', '3/3', '3/4', '2', '2']);
  });
});
