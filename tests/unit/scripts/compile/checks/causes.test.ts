import { describe, expect, it } from 'vitest';
import type { Problem } from '#scripts/cli/problem.ts';
import { rootCauses } from '#scripts/compile/checks/causes.ts';

const problem = (check: string, message: string, line = 1, more: Partial<Problem> = {}): Problem => ({
  check,
  severity: 'error',
  message,
  location: { file: 'a.yaml', line, column: 1 },
  ...more,
});
const LOST = problem('no-unresolved-refs', 'The `$ref` leads to `Ordr`.');
const KEY = problem('secrets', '`sk_l…` looks like a payment key.', 2);
const UNUSED = problem('component-used', 'The schema `Order` is not used.', 3);
const GUIDE = { location: { file: 'g.mdx', line: 4, column: 1 } };

/** Cases that the table of common mistakes does not show. */
const CASES: readonly (readonly [name: string, given: readonly Problem[], want: readonly string[]])[] = [
  ['no key that was pasted', [LOST, KEY], ['no-unresolved-refs', 'secrets']],
  [
    'a warning for an error, not an error for a warning',
    [UNUSED, problem('guide-ids', 'The name `Order` is unlike others.', 1, { severity: 'warning', about: ['Order'] })],
    ['component-used 1'],
  ],
  [
    'what is not used while a name of its kind is wrong, whatever its sentence says',
    [
      problem('guide-ids', 'There is no thing `Ordr`.', 1, { ...GUIDE, doubts: 'thing' }),
      problem('component-used', 'Nobody uses `Order`.', 3, { kind: 'thing' }),
      problem('component-used', 'No thing `Line` is used.', 4, { kind: 'other' }),
    ],
    ['component-used', 'guide-ids 1'],
  ],
  [
    'no broken link for the page that another one means',
    [
      problem('guide-links', 'There is no page `/ordr`.', 1, { ...GUIDE, unknown: 'ordr', meant: '/orders' }),
      problem('guide-links', 'The page `/orders` has no place `#a`.', 1, { ...GUIDE, unknown: 'a', meant: 'b' }),
    ],
    ['guide-links', 'guide-links'],
  ],
  [
    'no problem about something else',
    [problem('struct', 'OpenAPI has no key `sumary` here.'), UNUSED],
    ['struct', 'component-used'],
  ],
  [
    'no other mistake of the same kind',
    [problem('example-schema', '`a` is `1`, not a string.'), problem('example-schema', '`a` is `2`, not a string.', 2)],
    ['example-schema', 'example-schema'],
  ],
];

describe('of several problems with one cause', () => {
  it.each(CASES)('holds back %s', (_, given, want) => {
    const { problems, heldBack } = rootCauses(given);
    expect(
      problems.map(({ check, heldBack: count }) => [check, ...(count === undefined ? [] : [count])].join(' ')),
    ).toEqual(want);
    expect(problems.length + heldBack.length).toBe(given.length);
  });

  it('tells a name that guides use in several places once, with the other places', () => {
    const at = (line: number) =>
      problem('guide-ids', 'There is no schema `Oder`.', 1, { location: { ...GUIDE.location, line } });
    const { problems } = rootCauses([at(4), at(9)]);
    expect(
      problems.map(({ location, related = [] }) => [location.line, ...related.map((one) => one.location.line)]),
    ).toEqual([[4, 9]]);
  });

  it('tells references to one thing once, with the other places', () => {
    const to = (line: number, target: string) => problem('no-unresolved-refs', `Lost in ${line}.`, line, { target });
    const { problems } = rootCauses([to(1, 'a'), to(2, 'b'), to(3, 'a')]);
    expect(problems.map(({ location, related = [] }) => [location.line, related.length])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  it('looks at each of 5,000 problems a few times', () => {
    let looks = 0;
    const many = Array.from({ length: 5000 }, (_, line) => {
      const one = problem('example-schema', `\`a${line}\` of \`Order\` is \`1\`, not a string.`, line);
      return Object.defineProperty(one, 'severity', { enumerable: true, get: () => ((looks += 1), 'error') });
    });
    expect(rootCauses(many).problems).toHaveLength(5000);
    expect(looks).toBeLessThan(50 * many.length);
  });
});
