import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../cli/problem.ts';
import { markdownTable, median } from './figures.ts';

const USAGE = fileURLToPath(new URL('usage.mjs', import.meta.url));
/** The cache that is deleted before each run. Other caches remain: the bundled command and the built application. */
const STORE = 'node_modules/.cache/store';

/** Resources that one process and its threads used. */
interface Used {
  readonly seconds: number;
  /** Processor time in user mode, in seconds. */
  readonly user: number;
  /** Peak memory, in bytes. */
  readonly peak: number;
  /** Size of the site with its compressed files, in bytes; 0 for a check. */
  readonly site: number;
}

/**
 * Measures the build of a site, or only the check, and returns the medians as a Markdown table. Each run is a separate
 * process, without results of earlier runs in the cache; the first run is a warm-up. Runs of several checkouts
 * alternate.
 *
 * @param folders checkouts of this project, each with its packages installed.
 * @param sources command-line options for the description and the guides.
 * @throws {UsageError} when the command fails.
 */
export function buildBench(
  folders: readonly string[],
  {
    command,
    sources,
    runs,
  }: { readonly command: 'build' | 'check'; readonly sources: readonly string[]; readonly runs: number },
): string {
  const used = folders.map((): Used[] => []);
  for (let run = 0; run <= runs; run += 1)
    for (const [index, folder] of folders.entries()) {
      const figures = measured(folder, command, sources);
      if (run > 0) used[index]?.push(figures);
    }
  return markdownTable([
    [command, 'seconds', 'user CPU, s', 'peak memory, MiB', 'site, kB'],
    ...folders.map((folder, index) => {
      const of = (name: keyof Used): number => median((used[index] ?? []).map((figures) => figures[name]));
      return [
        folder,
        of('seconds').toFixed(2),
        of('user').toFixed(2),
        (of('peak') / 2 ** 20).toFixed(0),
        (of('site') / 1000).toFixed(0),
      ];
    }),
  ]);
}

function measured(cwd: string, command: 'build' | 'check', sources: readonly string[]): Used {
  rmSync(join(cwd, STORE), { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const [file, out] = [join(folder, 'used.json'), join(folder, 'site')];
    const args = [
      '--import',
      USAGE,
      'scripts/run.mjs',
      command,
      ...sources,
      ...(command === 'build' ? ['--out', out] : []),
    ];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, BENCH: file },
      maxBuffer: Infinity,
    });
    // A check that finds problems exits with 1, but has been completed.
    if (status !== 0 && !(command === 'check' && status === 1))
      throw new UsageError(`\`${command}\` failed in \`${cwd}\` with exit code ${status}:\n${stderr.trim()}`);
    const used = JSON.parse(readFileSync(file, 'utf8')) as Omit<Used, 'site'>;
    return { ...used, site: command === 'build' ? bytesBelow(out) : 0 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
