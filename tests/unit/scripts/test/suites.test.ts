import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countsText, judged } from '#scripts/test/run.ts';
import { LONG, SHORT } from '#scripts/test/suites.ts';
import { PROGRAMS } from '../../../programs/programs.ts';

it('has failed where nothing was run', () => {
  const nothing = { passed: 0, failed: 0, skipped: 2 };
  expect(judged(nothing)).toEqual({ passed: 0, failed: 1, skipped: 2 });
  expect(countsText([judged(nothing), judged({ passed: 3, failed: 0, skipped: 0 })])).toBe(
    '3 passed, 1 failed, 2 skipped',
  );
});

it('every program is a suite, and every suite a project', () => {
  const suites = [...SHORT, ...LONG];
  const names = suites.map(({ name }) => name);
  expect(Object.keys(PROGRAMS).filter((name) => !names.includes(name))).toEqual([]);
  for (const { name, runner } of suites)
    expect(readFileSync(runner === 'vitest' ? 'vite.config.ts' : 'tests/e2e/playwright.config.ts', 'utf8')).toContain(
      `'${name}'`,
    );
});
