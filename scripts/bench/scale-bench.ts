import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/**
 * Builds references of different size, one after another in processes of their own: seconds, peak memory of all threads
 * and cost of a page.
 *
 * @param descriptions files of OpenAPI descriptions; this project's own is built first.
 */
export function scaleBench(descriptions: readonly string[]): string {
  return ['openapi/openapi.yaml', ...descriptions].map(built).join('\n');
}

function built(file: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  try {
    const out = join(folder, 'dist');
    const printed = execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/bench/build-once.ts', out, file], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { pages, seconds, peakBytes } = JSON.parse(printed.toString()) as {
      pages: number;
      seconds: number;
      peakBytes: number;
    };
    const operations = existsSync(join(out, 'reference/operations'))
      ? readdirSync(join(out, 'reference/operations')).length
      : 0;
    return `scale: ${basename(file)} ${operations} operations, ${pages} pages, ${seconds.toFixed(1)} s, ${((seconds * 1000) / pages).toFixed(0)} ms a page, peak memory ${Math.round(peakBytes / 2 ** 20)} MiB`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
