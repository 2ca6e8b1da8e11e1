import { describe, expect, it } from 'vitest';
import type { Problem } from '#scripts/cli/problem.ts';
import { holdBack } from '#scripts/checks/gates.ts';

const problem = (check: string, line = 1, more: Partial<Problem> = {}): Problem => ({
  check,
  severity: 'error',
  message: `Line ${line}.`,
  location: { file: 'a.yaml', line, column: 1 },
  ...more,
});
const LOST = problem('no-unresolved-refs');
const UNUSED = problem('component-used', 3);
const GUIDE = { location: { file: 'g.mdx', line: 4, column: 1 } };
const schemaAt = (line: number, endLine = line): Partial<Problem> => ({
  related: [{ message: 'Schema', location: { file: 'a.yaml', line, column: 1, endLine } }],
});

/** Cases that the table of common mistakes does not show: problems, and the checks whose problems wait. */
const CASES: readonly (readonly [name: string, given: readonly Problem[], waiting: readonly string[]])[] = [
  ['no key that was pasted', [LOST, problem('secrets', 1)], []],
  ['nothing for a warning', [{ ...LOST, severity: 'warning' }, UNUSED, problem('moved')], []],
  ['a warning for an error', [LOST, problem('moved', 1, { severity: 'warning' })], ['moved']],
  ['what is not used, while a reference leads nowhere', [LOST, UNUSED], ['component-used']],
  [
    'what is not used, while a name of a guide does not exist',
    [problem('guide-ids', 1, GUIDE), UNUSED],
    ['component-used'],
  ],
  ['nothing unused for a summary that is missing', [problem('operation-summary'), UNUSED], []],
  [
    'names that may stand in what is not read',
    [LOST, problem('guide-ids', 1, { ...GUIDE, unknown: 'a' })],
    ['guide-ids'],
  ],
  [
    'names in the text below a misspelt key, and no other',
    [
      problem('struct', 1, { unread: 'operationId: order' }),
      ...['order', 'refund'].map((unknown, line) => problem('guide-links', line, { ...GUIDE, unknown })),
    ],
    ['guide-links'],
  ],
  [
    'what an object lacks, where a key in its file is nearly that',
    [
      problem('struct', 9, { suggested: 'responses' }),
      problem('error-catalogue', 1, { lacks: 'responses' }),
      problem('operation-example', 2, { lacks: 'example' }),
    ],
    ['error-catalogue'],
  ],
  [
    'that nothing uses a thing, and no other fact of that check',
    [problem('struct', 9), problem('operation-tag', 1, { isUnused: true }), problem('operation-tag', 2)],
    ['operation-tag'],
  ],
  ['no other fact for a reference elsewhere', [LOST, problem('operation-tag', 9)], []],
  ['what refers to an object that is malformed', [problem('struct', 5), problem('moved', 9, schemaAt(5))], ['moved']],
  [
    'what stands in an object that an error refers to',
    [problem('struct', 2, schemaAt(5, 8)), problem('moved', 8), problem('moved', 9)],
    ['moved'],
  ],
  ['everything in a file that is not read', [problem('guide-syntax', 1, GUIDE), problem('moved', 9, GUIDE)], ['moved']],
  ['no mistake for another of the same stage', [problem('struct', 1), problem('info-license', 1)], []],
  ['no mistake for a fact', [problem('example-schema'), UNUSED, problem('moved', 1), problem('moved', 3)], []],
];

describe('errors of files, structure and references', () => {
  it.each(CASES)('hold back %s', (_, given, waiting) => {
    const { problems, heldBack } = holdBack(given);
    expect(heldBack.map(({ check }) => check)).toEqual(waiting);
    expect(problems.length + heldBack.length).toBe(given.length);
  });

  it('are told once with the other places: a name in several guides, references to one thing', () => {
    const given = [
      ...[4, 9].map((line) => problem('guide-ids', 1, { unknown: 'Oder', location: { ...GUIDE.location, line } })),
      ...['a', 'b', 'a'].map((target, index) => problem('no-unresolved-refs', index, { target, severity: 'warning' })),
    ];
    expect(
      holdBack(given).problems.map(({ location, related = [] }) => [
        location.line,
        ...related.map((one) => one.location.line),
      ]),
    ).toEqual([[0, 2], [1], [4, 9]]);
  });
});
