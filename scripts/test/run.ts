import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Suite } from './suites.ts';

/** Numbers of tests, by result. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Total run time of the tests, in seconds. */
  readonly seconds?: number;
}

/** Path of the file to which `tests/counts.ts` writes the counts of each suite, relative to the repository. */
export const COUNTS = 'node_modules/.cache/counts.json';
const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };
/** Suites that build the sites on which the browser suites run. */
const BUILDS = ['build', 'parcels'];

/**
 * Runs suites, and returns their counts by name. Browser suites run last, and only if the sites could be built. With
 * `related`, a list of files, Vitest runs only the tests that import one of them. Without `related`, a suite in which
 * no test ran counts as failed.
 */
export async function runSuites(
  suites: readonly Suite[],
  related?: readonly string[],
): Promise<ReadonlyMap<string, Counts>> {
  for (const prepare of new Set(suites.map((suite) => suite.prepare))) await prepare?.();
  const projects = (runner: Suite['runner']): readonly string[] =>
    suites.filter((suite) => suite.runner === runner).map(({ name }) => `--project=${name}`);
  const [vitest, playwright] = [projects('vitest'), projects('playwright')];
  const mode = related === undefined ? ['run'] : ['related', '--run', '--passWithNoTests', ...related];
  const results = new Map(
    vitest.length === 0 ? [] : await countsOf(['node_modules/vitest/vitest.mjs', ...mode, ...vitest]),
  );
  const isBuilt = BUILDS.every((name) => (results.get(name)?.failed ?? 0) === 0);
  if (playwright.length > 0 && isBuilt)
    for (const [name, counts] of await countsOf([
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/e2e/playwright.config.ts',
      ...playwright,
    ]))
      results.set(name, counts);
  return new Map(
    suites.map(({ name, runner }) => {
      const counts = results.get(name) ?? NONE;
      if (runner === 'playwright' && !isBuilt) return [name, { ...counts, skipped: 1 }];
      return [name, related === undefined ? judged(counts) : counts];
    }),
  );
}

/** Returns the counts of a suite, with one failure if no test ran. */
export function judged(counts: Counts): Counts {
  return counts.passed + counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Formats the sum of several counts: `12 passed, 0 failed`. Skipped tests follow if there are any. */
export function countsText(all: Iterable<Counts>): string {
  const { passed, failed, skipped } = [...all].reduce(sum, NONE);
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

/** Returns the sum of two counts. */
export function sum(one: Counts, other: Counts): Counts {
  const [passed, failed] = [one.passed + other.passed, one.failed + other.failed];
  const seconds = (one.seconds ?? 0) + (other.seconds ?? 0);
  return { passed, failed, skipped: one.skipped + other.skipped, seconds };
}

/**
 * Runs a test runner, whose output goes to stderr, and returns the counts of its suites. When this process ends, the
 * runner ends too, with all browsers and compilers that it started.
 */
async function countsOf(args: readonly string[]): Promise<readonly (readonly [string, Counts])[]> {
  rmSync(COUNTS, { force: true });
  const child = spawn(process.execPath, args, { stdio: ['ignore', 2, 2], detached: true });
  const end = (): void => void (child.pid !== undefined && process.kill(-child.pid, 'SIGTERM'));
  const stop = (): void => process.exit(143);
  process.once('exit', end).once('SIGTERM', stop);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  process.off('exit', end).off('SIGTERM', stop);
  const counts = existsSync(COUNTS) ? (JSON.parse(readFileSync(COUNTS, 'utf8')) as Record<string, Counts>) : {};
  const results = Object.entries(counts);
  // The runner has failed outside the tests, for example because of a broken configuration.
  if (code !== 0 && results.every(([, { failed }]) => failed === 0)) return [];
  return results;
}
