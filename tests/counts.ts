/** A reporter of Vitest and of Playwright that counts the tests of each project, for `npm test`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, Suite } from '@playwright/test/reporter';
import type { TestCase, TestModule } from 'vitest/node';
import { COUNTS, sum, type Counts } from '#scripts/test/run.ts';

/** What a test of Vitest that runs a program leaves behind: the figures of the program. */
export interface ProgramMeta {
  counts?: Counts;
}

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };
const PASSED: Counts = { ...NONE, passed: 1 };
const FAILED: Counts = { ...NONE, failed: 1 };
const SKIPPED: Counts = { ...NONE, skipped: 1 };
/** By the words of both runners; a test that passes at a second attempt is none of these. */
const COUNTED: Readonly<Record<string, Counts>> = { passed: PASSED, expected: PASSED, skipped: SKIPPED };

export default class CountsReporter implements Reporter {
  readonly #counts = new Map<string, Counts>();
  #suite: Suite | undefined;

  /** Vitest's end. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    for (const module of modules) {
      const { name } = module.project;
      this.#add(name, { ...NONE, seconds: module.diagnostic().duration / 1000 });
      // A module that cannot be loaded has no tests.
      if (module.errors().length > 0) this.#add(name, FAILED);
      for (const test of module.children.allTests()) this.#add(name, figuresOf(test));
    }
    if (errors.length > 0) this.#add(modules[0]?.project.name ?? '', FAILED);
    this.#write();
  }

  /** Playwright's begin. */
  onBegin(...[, suite]: Parameters<NonNullable<Reporter['onBegin']>>): void {
    this.#suite = suite;
  }

  /** Playwright's end. */
  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      const milliseconds = test.results.reduce((all, { duration }) => all + duration, 0);
      this.#add(test.parent.project()?.name ?? '', {
        ...(COUNTED[test.outcome()] ?? FAILED),
        seconds: milliseconds / 1000,
      });
    }
    this.#write();
  }

  #add(name: string, counts: Counts): void {
    this.#counts.set(name, sum(this.#counts.get(name) ?? NONE, counts));
  }

  #write(): void {
    mkdirSync(dirname(COUNTS), { recursive: true });
    writeFileSync(COUNTS, JSON.stringify(Object.fromEntries(this.#counts)));
  }
}

function figuresOf(test: TestCase): Counts {
  return (test.meta() as ProgramMeta).counts ?? COUNTED[test.result().state] ?? FAILED;
}
