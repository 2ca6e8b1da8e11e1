import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { didYouMean, nearest } from '#src/shared/text/nearest.ts';
import { UsageError, type Location, type Problem } from '../cli/problem.ts';
import { ruleIds } from '../description/lint/lint.ts';
import { OWN_CHECKS } from './index.ts';

/** The checks, files or folders to which a run is restricted. */
export interface Narrowing {
  readonly isAll: boolean;
  readonly checks: readonly string[] | undefined;
  /** Absolute paths of files and folders. */
  readonly paths: readonly string[];
}

/**
 * Parses the arguments that restrict a run: names of checks or Redocly rules, separated by commas, and paths. Names
 * with a slash are accepted unchecked, as `redocly.yaml` defines these rules.
 *
 * @throws {UsageError} for an unknown check or path.
 */
export async function narrowing(only: string | undefined, given: readonly string[]): Promise<Narrowing> {
  const checks = only?.split(',').map((name) => name.trim());
  const known = [...OWN_CHECKS, ...(checks === undefined ? [] : await ruleIds())];
  const unknown = checks?.find((name) => !known.includes(name) && !/^\w.*\//.test(name));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no check \`${unknown}\`.`,
      nearest(unknown, known) === undefined
        ? 'Write `--only CHECK,…` with the ids that problems show in brackets.'
        : didYouMean(unknown, known),
    );
  const missing = given.find((path) => !existsSync(path));
  if (missing !== undefined) throw new UsageError(`There is no file or folder \`${missing}\`.`, 'Correct the path.');
  return { isAll: checks === undefined && given.length === 0, checks, paths: given.map((path) => resolve(path)) };
}

/** Returns the problems of the selected checks, files and folders. */
export function narrowed(problems: readonly Problem[], { checks, paths }: Narrowing): readonly Problem[] {
  const isBelow = ({ file }: Location): boolean =>
    paths.length === 0 || paths.some((path) => `${resolve(file)}${sep}`.startsWith(`${path}${sep}`));
  return problems.filter(
    ({ check, location, related = [] }) =>
      checks?.includes(check) !== false &&
      [location, ...related.filter(({ isSame }) => isSame).map((other) => other.location)].some(isBelow),
  );
}
