import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './median.ts';

interface Build {
  readonly pages: number;
  readonly seconds: number;
  readonly peakBytes: number;
}

/** Builds this project's own site: once with nothing cached, then five times with the application's bundle in the cache. */
export function buildBench(): string {
  rmSync('node_modules/.cache/site-assets', { recursive: true, force: true });
  const clean = once();
  const warm = Array.from({ length: 5 }, once);
  const seconds = median(warm.map((build) => build.seconds));
  const peak = Math.max(clean.peakBytes, ...warm.map((build) => build.peakBytes));
  return `build: ${clean.pages} pages; clean ${clean.seconds.toFixed(1)} s, again ${seconds.toFixed(1)} s (median of 5), peak memory ${Math.round(peak / 2 ** 20)} MiB`;
}

function once(): Build {
  const out = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  try {
    const printed = execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/bench/build-once.ts', join(out, 'dist'), 'openapi/openapi.yaml', 'guides'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return JSON.parse(printed.toString()) as Build;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
