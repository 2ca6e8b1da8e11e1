import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './median.ts';

const RUNS = 5;
/** One line of the description, and what it becomes. */
const LINE = { file: 'openapi/components/schemas/Amount.yaml', from: 'Sum of money', to: 'Amount of money' };

interface Build {
  readonly pages: number;
  readonly drawn: number;
  readonly seconds: number;
  readonly peakBytes: number;
}

/**
 * Builds this project's own site: with nothing cached; with the application's bundle in the cache; again with nothing
 * changed;
 * and with one line of the description changed, there and back. Each in a process of its own; medians of five.
 */
export function buildBench(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  try {
    for (const name of ['openapi', 'guides']) cpSync(name, join(folder, name), { recursive: true });
    rmSync('node_modules/.cache/site-assets', { recursive: true, force: true });
    const clean = once(folder, 'clean');
    const warm = Array.from({ length: RUNS }, (_, run) => once(folder, `warm-${run}`));
    const again = Array.from({ length: RUNS }, () => once(folder, 'clean'));
    const changed = Array.from({ length: RUNS }, (_, run) => {
      swapLine(folder, run % 2 === 0);
      return once(folder, 'clean');
    });
    const peak = Math.max(clean.peakBytes, ...warm.map((build) => build.peakBytes));
    return [
      `build: ${clean.pages} pages; nothing cached ${clean.seconds.toFixed(1)} s, peak memory ${Math.round(peak / 2 ** 20)} MiB`,
      `build: to an empty folder ${told(warm)}`,
      `build: nothing changed ${told(again)}`,
      `build: one line changed ${told(changed)}, ${changed[0]?.drawn ?? 0} pages drawn`,
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function told(builds: readonly Build[]): string {
  return `${median(builds.map(({ seconds }) => seconds)).toFixed(2)} s (median of ${builds.length})`;
}

function swapLine(folder: string, there: boolean): void {
  const file = join(folder, LINE.file);
  const [from, to] = there ? [LINE.from, LINE.to] : [LINE.to, LINE.from];
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${LINE.file} has no "${from}".`);
  writeFileSync(file, after);
}

function once(folder: string, out: string): Build {
  const printed = execFileSync(
    process.execPath,
    [
      'scripts/run.mjs',
      'scripts/bench/build-once.ts',
      join(folder, out),
      join(folder, 'openapi/openapi.yaml'),
      join(folder, 'guides'),
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return JSON.parse(printed.toString()) as Build;
}
