import { isWithin, pathKey, type Path } from '../shared/request/path.ts';
import type { FieldProblem } from '../shared/request/problems.ts';

/** The problems of a request that the form shows. */
export interface Spoken {
  /** Those that stand beside their fields, by the key of the path. */
  readonly byPath: ReadonlyMap<string, readonly FieldProblem[]>;
  /** The same in order. */
  readonly told: readonly FieldProblem[];
  /** What is still to be filled in, whether or not it was said at the field. */
  readonly missing: readonly FieldProblem[];
}

/**
 * Nothing is said of a field before it is left, or before the whole is asked for: `left` holds the keys of paths that
 * were.
 */
export function spoken(problems: readonly FieldProblem[], left: ReadonlySet<string>, isChecked: boolean): Spoken {
  const paths = [...left].map((key) => JSON.parse(key) as Path);
  const told = problems.filter(
    ({ path, isMissing }) =>
      isChecked || left.has(pathKey(path)) || (!isMissing && paths.some((one) => isWithin(one, path))),
  );
  const byPath = new Map<string, readonly FieldProblem[]>();
  for (const problem of told) {
    const key = pathKey(problem.path);
    byPath.set(key, [...(byPath.get(key) ?? []), problem]);
  }
  return {
    byPath,
    told: told.filter(({ isMissing }) => !isMissing),
    missing: problems.filter(({ isMissing }) => isMissing),
  };
}
