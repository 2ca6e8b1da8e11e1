import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { nearest } from '#src/shared/text/nearest.ts';
import { UsageError, type Location, type Problem } from '../../cli/problem.ts';
import { OWN_CHECKS } from './index.ts';

/** The checks, files or folders that a run is narrowed to. */
export interface Narrowing {
  readonly isAll: boolean;
  readonly checks: readonly string[] | undefined;
  /** Absolute. */
  readonly paths: readonly string[];
}

/**
 * Reads what a run is narrowed to: the names of checks or of Redocly's rules, separated by commas, and paths.
 *
 * @throws {UsageError} when a name is nearly that of a check, or there is no such path.
 */
export function narrowing(only: string | undefined, given: readonly string[]): Narrowing {
  const checks = only?.split(',').map((name) => name.trim());
  for (const name of checks ?? []) {
    const near = OWN_CHECKS.includes(name) ? undefined : nearest(name, OWN_CHECKS);
    if (name === '' || near !== undefined)
      throw new UsageError(
        `There is no check \`${name}\`.`,
        near === undefined
          ? 'Write `--only CHECK,…` with ids that problems show in brackets.'
          : `Did you mean \`${near}\`?`,
      );
  }
  const lost = given.find((path) => !existsSync(path));
  if (lost !== undefined) throw new UsageError(`There is no file or folder \`${lost}\`.`, 'Correct the path.');
  return { isAll: checks === undefined && given.length === 0, checks, paths: given.map((path) => resolve(path)) };
}

/** The problems that a run was narrowed to. */
export function narrowed(problems: readonly Problem[], { checks, paths }: Narrowing): readonly Problem[] {
  const isBelow = ({ file }: Location): boolean =>
    paths.length === 0 || paths.some((path) => `${resolve(file)}${sep}`.startsWith(`${path}${sep}`));
  return problems.filter(
    ({ check, location, related = [] }) =>
      checks?.includes(check) !== false &&
      [location, ...related.filter(({ isSame }) => isSame).map((other) => other.location)].some(isBelow),
  );
}
