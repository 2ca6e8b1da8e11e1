import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { markdownTable, median } from './figures.ts';

const RUNS = 5;

/**
 * Times the check: the work on this project after start-up, then whole processes on other descriptions beside
 * `redocly lint --extends recommended-strict`, by turns so that both meet the same machine.
 *
 * @param descriptions files of OpenAPI descriptions; none measures this project alone.
 * @param redocly path of Redocly's command, of which the package is not part of this project.
 */
export function checkBench(descriptions: readonly string[], redocly: string | undefined): string {
  const work = median(
    Array.from({ length: RUNS }, () =>
      Number(
        execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/bench/check-once.ts'], {
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      ),
    ),
  );
  const compare = redocly !== undefined && existsSync(redocly) ? descriptions : [];
  return markdownTable([
    ['description', 'ours, s', 'Redocly, s', 'ratio'],
    ['this project, after start-up', work.toFixed(2), '', ''],
    ...compare.map((file) => compared(file, redocly ?? '')),
  ]);
}

function compared(file: string, redocly: string): readonly string[] {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(seconds(process.execPath, ['scripts/run.mjs', 'check', '--openapi', file, '--no-guides']));
    theirs.push(seconds(redocly, ['lint', '--extends', 'recommended-strict', file]));
  }
  const [own, other] = [median(ours), median(theirs)];
  return [basename(file), own.toFixed(2), other.toFixed(2), (own / other).toFixed(2)];
}

/** Whole-process time. Both exit with 1 where they find problems. */
function seconds(program: string, args: readonly string[]): number {
  const started = performance.now();
  const { status, error } = spawnSync(program, args, {
    stdio: 'ignore',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (error !== undefined || (status !== 0 && status !== 1))
    throw new Error(`\`${program} ${args.join(' ')}\` ended with ${status ?? error?.message}.`);
  return (performance.now() - started) / 1000;
}
