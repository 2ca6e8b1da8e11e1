import { displayPath } from '../cli/problem.ts';
import { groupBy } from '../text/group-by.ts';
import type { Draft } from './draft.ts';

/**
 * Returns the unsaved changes of a draft for display: for each file, its name, then its removed and added lines. For a
 * removed file, there is a single line that says so.
 */
export function changedLines(draft: Draft): readonly string[] {
  return draft.changes().flatMap(({ file, from, before, after }) => {
    if (draft.isRemoved(file)) return [`${displayPath(file)} would be removed`];
    const [old, now] = [before.split('\n'), after.split('\n')];
    const lines = [...linesMissing(old, now, '-'), ...linesMissing(now, old, '+')].sort((a, b) => a.at - b.at);
    const name = `${file === from ? '' : `${displayPath(from)} → `}${displayPath(file)}`;
    return [name, ...lines.map(({ at, line }) => `${at} ${line}`)];
  });
}

/**
 * Returns the lines that occur more often in `lines` than in `others`. Each has its line number, and its text with
 * `mark` in front.
 */
function linesMissing(lines: readonly string[], others: readonly string[], mark: string) {
  const left = groupBy(others, (line) => line);
  return lines.flatMap((line, index) =>
    left.get(line)?.pop() === undefined ? [{ at: index + 1, line: `${mark} ${line}` }] : [],
  );
}
