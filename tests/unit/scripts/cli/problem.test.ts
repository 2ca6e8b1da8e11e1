import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildError, displayPath, hasErrors, sortProblems, type Problem } from '#scripts/cli/problem.ts';

const problem = (file: string, line: number, column: number, check = 'check', message = 'Message.'): Problem => ({
  check,
  severity: 'error',
  message,
  location: { file, line, column },
});

describe('sortProblems', () => {
  it('orders by file, line, column, check and message, numbers as numbers', () => {
    const sorted = [
      problem('b.yaml', 1, 1),
      problem('a.yaml', 10, 1),
      problem('a.yaml', 9, 20),
      problem('a.yaml', 9, 3, 'z'),
      problem('a.yaml', 9, 3, 'b', 'B'),
      problem('a.yaml', 9, 3, 'b', 'A'),
    ];
    expect(
      sortProblems([...sorted].toReversed()).map(
        ({ location, check, message }) => `${location.file}:${location.line}:${location.column} ${check} ${message}`,
      ),
    ).toEqual([
      'a.yaml:9:3 b A',
      'a.yaml:9:3 b B',
      'a.yaml:9:3 z Message.',
      'a.yaml:9:20 check Message.',
      'a.yaml:10:1 check Message.',
      'b.yaml:1:1 check Message.',
    ]);
  });

  it('keeps equal problems once', () =>
    expect(sortProblems([problem('a', 1, 1), problem('a', 1, 1), problem('a', 1, 2)])).toHaveLength(2));

  it('shortens what nobody would read', () => {
    const [short] = sortProblems([{ ...problem('a', 1, 1, 'check', 'x'.repeat(100_000)), hint: 'y'.repeat(100_000) }]);
    expect([short?.message.length, short?.message.at(-1), short?.hint?.length]).toEqual([1001, '…', 1001]);
  });

  it('does not change what it is given', () => {
    const given = [problem('b', 1, 1), problem('a', 1, 1)];
    sortProblems(given);
    expect(given.map(({ location }) => location.file)).toEqual(['b', 'a']);
  });
});

describe('hasErrors', () => {
  it('is false for warnings alone', () => {
    expect(hasErrors([{ ...problem('a', 1, 1), severity: 'warning' }])).toBe(false);
    expect(hasErrors([{ ...problem('a', 1, 1), severity: 'warning' }, problem('a', 1, 1)])).toBe(true);
    expect(hasErrors([])).toBe(false);
  });
});

describe('displayPath', () => {
  it('is relative to the folder the command runs in, with forward slashes', () => {
    expect([
      displayPath(join(process.cwd(), 'guides', 'a.mdx')),
      displayPath(join(process.cwd(), '..', 'b.yaml')),
    ]).toEqual(['guides/a.mdx', '../b.yaml']);
  });
});

describe('BuildError', () => {
  it('counts its problems', () =>
    expect([
      new BuildError([problem('a', 1, 1)]).message,
      new BuildError([problem('a', 1, 1), problem('a', 2, 1)]).message,
    ]).toEqual(['1 problem found.', '2 problems found.']));
});
