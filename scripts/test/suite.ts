import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runProgram, type Program } from './run-program.ts';

/** The tests of a suite by their results. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** One part of `npm test`. */
export interface Suite {
  readonly name: string;
  /** Its subject, for the help. */
  readonly what: string;
  /** Arguments of Node.js. Where there is no report, the suite passes or fails as one, by its exit code. */
  readonly args: readonly string[];
  /** Arguments instead of these, for changed files alone. */
  readonly argsFor?: (changed: readonly string[]) => readonly string[];
  /** Figures that a test runner writes as JSON. */
  readonly report?: Report;
  /** Suites that have to pass before this one makes sense. */
  readonly needs?: readonly string[];
  /** Keeps both cores busy by itself. */
  readonly isParallel?: true;
  /** Files that can make it fail. */
  readonly reads: RegExp;
  /** Installs what the suite needs of the machine; the environment in which it then runs. */
  readonly prepare?: () => Promise<Readonly<Record<string, string>>>;
}

interface Report {
  readonly file: string;
  /** Tells the runner where to write its report. */
  readonly env?: Readonly<Record<string, string>>;
  counts(json: unknown): Counts;
}

export interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
  /** The output of the suite. */
  readonly output: string;
}

/** Runs a suite. One that reports nothing, or that it ran nothing, has failed. */
export async function runSuite(
  { name, args, report }: Suite,
  { env, onLine }: Pick<Program, 'env' | 'onLine'>,
): Promise<Result> {
  if (report !== undefined) rmSync(report.file, { force: true });
  const started = performance.now();
  const { code, output } = await runProgram({ args, env: { ...env, ...report?.env }, onLine });
  const counts = report === undefined ? asOne(code === 0) : countsOf(report);
  const isGreen = code === 0 && counts.passed + counts.failed > 0;
  const failed = isGreen ? counts.failed : Math.max(counts.failed, 1);
  return { ...counts, failed, name, output, seconds: (performance.now() - started) / 1000 };
}

function asOne(hasPassed: boolean): Counts {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 };
}

function countsOf({ file, counts }: Report): Counts {
  if (!existsSync(file)) return asOne(false);
  return counts(JSON.parse(readFileSync(file, 'utf8')));
}

/** `12 passed, 0 failed`, and the skipped ones where there are any. */
export function countsText(all: readonly Counts[]): string {
  const total = (key: keyof Counts): number => all.reduce((sum, counts) => sum + counts[key], 0);
  const skipped = total('skipped');
  return `${total('passed')} passed, ${total('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
