import { describe, expect, it } from 'vitest';
import { visibleProblems } from '#src/tools/builder/Builder.tsx';
import type { FieldProblem } from '#src/shared/request/problems.ts';

describe('what is said of problems', () => {
  const problem = (path: readonly string[], isMissing: boolean): FieldProblem => ({
    path,
    name: path.join('.'),
    message: '',
    hint: '',
    isMissing,
  });
  const problems = [problem(['body', 'a'], true), problem(['body', 'b'], false), problem(['body'], false)];

  it('is nothing before a field is left', () => {
    const { shown, byPath, missing } = visibleProblems(problems, new Set(), false);
    expect([shown.length, byPath.size, missing.length]).toEqual([0, 0, 1]);
  });

  it('is said of fields that were left, and of what they are part of', () => {
    const { byPath } = visibleProblems(problems, new Set(['["body","b"]']), false);
    expect([...byPath.keys()]).toEqual(['["body","b"]', '["body"]']);
  });

  it('is everything once it is asked for', () => {
    expect(visibleProblems(problems, new Set(), true).byPath.size).toBe(3);
  });
});
