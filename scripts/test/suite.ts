import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** What a suite did. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** One part of `npm test`. */
export interface Suite {
  readonly name: string;
  readonly what: string;
  run(): Promise<Outcome>;
}

/** A command that passes or fails as one: types, lint, check, build. */
export function commandSuite(name: string, what: string, program: string, args: readonly string[]): Suite {
  return {
    name,
    what,
    run: async () => {
      const code = await execute(program, args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
    },
  };
}

/** A test runner that writes its figures into a JSON file. One that ran nothing, or wrote none, has failed. */
export function runnerSuite(
  name: string,
  what: string,
  program: string,
  args: readonly string[],
  report: { file: string; env?: Record<string, string>; read(json: unknown): Outcome },
): Suite {
  return {
    name,
    what,
    run: async () => {
      rmSync(report.file, { force: true });
      const code = await execute(program, args, report.env);
      if (!existsSync(report.file)) return { passed: 0, failed: 1, skipped: 0 };
      const outcome = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
      const ranNothing = outcome.passed + outcome.failed === 0;
      return { ...outcome, failed: Math.max(outcome.failed, code !== 0 || ranNothing ? 1 : 0) };
    },
  };
}

/** Runs a programme with its output passed through; resolves with its exit code. */
export function execute(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
