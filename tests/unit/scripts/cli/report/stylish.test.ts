import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { count, frame, stylish } from '#scripts/cli/report/stylish.ts';
import type { Problem } from '#scripts/cli/problem.ts';

const FILE = 'tests/fixtures/sites/unknown-id/guides/start/orders.mdx';
const problem = (severity: Problem['severity'], file: string, line = 1, column = 1): Problem => ({
  check: 'guide-ids',
  severity,
  message: 'There is no operation `getOrdr`.',
  hint: 'Did you mean `getOrder`?',
  location: { file, line, column },
});

beforeAll(() => vi.stubEnv('NO_COLOR', '1'));
afterAll(() => vi.unstubAllEnvs());

const LINES = ['first', '', 'third line is here', '  fourth\twith a tab', 'fifth'];

const FRAMES: readonly {
  name: string;
  given: Problem['location'];
  lines?: readonly string[];
  want: readonly string[];
}[] = [
  {
    name: 'shows the line between its neighbours, without empty ones',
    given: { file: 'a', line: 3, column: 7 },
    want: ['> 3 | third line is here', '          ^'.padStart(13), '  4 |   fourth with a tab'],
  },
  {
    name: 'marks the whole place',
    given: { file: 'a', line: 3, column: 7, endLine: 3, endColumn: 11 },
    want: ['> 3 | third line is here', `${' '.repeat(12)}^^^^`, '  4 |   fourth with a tab'],
  },
  {
    name: 'marks to the end of the line where the place goes on below',
    given: { file: 'a', line: 3, column: 1, endLine: 5, endColumn: 3 },
    want: ['> 3 | third line is here', `${' '.repeat(6)}^`, '  4 |   fourth with a tab'],
  },
  {
    name: 'keeps the marker in place behind a tab',
    given: { file: 'a', line: 4, column: 10 },
    want: ['  3 | third line is here', '> 4 |   fourth with a tab', `${' '.repeat(15)}^`, '  5 | fifth'],
  },
  {
    name: 'marks one character behind the end',
    given: { file: 'a', line: 5, column: 6 },
    want: ['  4 |   fourth with a tab', '> 5 | fifth', `${' '.repeat(11)}^`],
  },
  { name: 'shows nothing of a line that does not exist', given: { file: 'a', line: 9, column: 1 }, want: [] },
  { name: 'shows nothing without the file', given: { file: 'a', line: 1, column: 1 }, lines: [], want: [] },
  {
    name: 'shows characters that steer a terminal',
    given: { file: 'a', line: 1, column: 3 },
    lines: ['a\u001b]0;x\u0007\u202e\u009b'],
    want: ['> 1 | a␛]0;x␇��', `${' '.repeat(8)}^`],
  },
  {
    name: 'aligns line numbers of different length',
    given: { file: 'a', line: 10, column: 1 },
    lines: [...LINES, 'six', 'seven', 'eight', 'nine', 'ten'],
    want: ['   9 | nine', '> 10 | ten', `${' '.repeat(7)}^`],
  },
];

describe('frame', () => {
  for (const { name, given, lines = LINES, want } of FRAMES) it(name, () => expect(frame(given, lines)).toEqual(want));

  it('cuts a long line round the place, with the marker below it', () => {
    const line = `${'a'.repeat(500)}HERE${'b'.repeat(500)}`;
    const [source = '', marker = ''] = frame({ file: 'a', line: 1, column: 501, endLine: 1, endColumn: 505 }, [line]);
    expect(source.length).toBeLessThan(125);
    expect(source.slice(marker.indexOf('^'), marker.lastIndexOf('^') + 1)).toBe('HERE');
  });
});

const COUNTS: readonly { given: readonly Problem[]; want: string }[] = [
  { given: [], want: 'No problems.' },
  { given: [problem('error', 'a')], want: '1 error in 1 file.' },
  { given: [problem('error', 'a'), problem('error', 'a', 2)], want: '2 errors in 1 file.' },
  { given: [problem('warning', 'a')], want: '1 warning in 1 file.' },
  {
    given: [problem('error', 'a'), problem('warning', 'b'), problem('warning', 'c')],
    want: '1 error and 2 warnings in 3 files.',
  },
];

describe('count', () => {
  for (const { given, want } of COUNTS) it(`says "${want}"`, () => expect(count(given)).toBe(want));
});

describe('stylish', () => {
  it('prints place, severity, message, check, frame, hint and count', () => {
    expect(
      stylish([
        { ...problem('error', FILE, 6, 12), location: { file: FILE, line: 6, column: 12, endLine: 6, endColumn: 24 } },
      ]),
    ).toBe(
      [
        `${FILE}:6:12 error There is no operation \`getOrdr\`.  [guide-ids]`,
        '> 6 | <Operation id="getOrdr" />',
        '                 ^^^^^^^^^^^^',
        '  Did you mean `getOrder`?',
        '  scripts/checks/README.md#guide-ids',
        '',
        '1 error in 1 file.',
      ].join('\n'),
    );
  });

  it('prints a problem of a file that is gone without a frame', () => {
    expect(stylish([problem('warning', 'gone.yaml')])).toBe(
      'gone.yaml:1:1 warning There is no operation `getOrdr`.  [guide-ids]\n  Did you mean `getOrder`?\n  scripts/checks/README.md#guide-ids\n\n1 warning in 1 file.',
    );
  });

  it('shows at most as many as asked for, errors first, and counts the rest by check', () => {
    const one = problem('error', 'gone.yaml', 9);
    const given = [problem('warning', 'gone.yaml'), { ...problem('warning', 'gone.yaml', 2), check: 'secrets' }, one];
    expect(stylish(given, { most: 1 })).toBe(
      `${stylish([one]).split('\n\n')[0]}\n\n     2  guide-ids\n     1  secrets\n\n` +
        '1 error and 2 warnings in 1 file.\n2 not shown: `--max-problems 3` shows all.',
    );
  });

  it('ends with a summary by check where there are many', () => {
    const many = Array.from({ length: 21 }, (_, line) => problem('error', 'gone.yaml', line));
    expect(stylish(many)).toMatch(/\n\n {4}21 {2}guide-ids\n\n21 errors in 1 file\.$/);
    expect(stylish(many.slice(1))).not.toContain('20  guide-ids');
  });

  it('says that there are none', () => expect(stylish([])).toBe('No problems.'));
});
