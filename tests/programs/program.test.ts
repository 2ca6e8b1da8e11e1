/** Runs the program of a project. Its last line may count what it tried; else it counts as one. */
import { expect, it } from 'vitest';
import { execute } from '#scripts/cli/execute.ts';
import type { ProgramMeta } from '../counts.ts';
import { PROGRAMS } from './programs.ts';

/** Variables that Vitest sets for its tests, and others would believe. */
const OF_VITEST = /^(VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/;
const ENV = Object.entries(process.env).flatMap(([name, value = '']) => (OF_VITEST.test(name) ? [] : [[name, value]]));
/** Milliseconds; what takes longer hangs. */
const HOUR = 3_600_000;

it('ends well', async ({ task }) => {
  const args = PROGRAMS[task.file.projectName ?? ''] ?? [];
  const { code, stdout, stderr } = await execute([process.execPath, ...args], {
    env: { ...(Object.fromEntries(ENV) as Record<string, string>), FORCE_COLOR: '0' },
    timeout: HOUR,
    largest: 2 ** 28,
  });
  const output = `${stdout.toString()}${stderr}`;
  const [counted] = [...output.matchAll(/(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\.?$/gm)].slice(-1);
  const [passed, failed, skipped] = (counted ?? []).slice(1).map((figure = '0') => Number(figure));
  if (passed !== undefined && failed !== undefined && skipped !== undefined && (code === 0) === (failed === 0))
    (task.meta as ProgramMeta).counts = { passed, failed, skipped };
  expect(code, output).toBe(0);
});
