import { docsOf, type Problem } from '../problem.ts';

/** Formats problems as a JSON array, in their given order. */
export function json(problems: readonly Problem[]): string {
  return JSON.stringify(
    problems.map((problem) => ({ ...problem, unread: undefined, docs: docsOf(problem) })),
    null,
    2,
  );
}
