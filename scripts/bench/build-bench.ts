import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { markdownTable, median } from './figures.ts';

const RUNS = 5;
/** Caches that a build leaves for the next. */
const CACHES = ['site-assets', 'store', 'builds'];

/** A change of a line of a file. */
interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const DESCRIPTION_LINE: Edit = {
  file: 'openapi/components/schemas/Amount.yaml',
  from: 'Sum of money',
  to: 'Amount of money',
};
const GUIDE_LINE: Edit = {
  file: 'guides/get-started/get-started.mdx',
  from: 'Every request needs',
  to: 'Each request needs',
};

interface Build {
  readonly pages: number;
  readonly rendered: number;
  readonly seconds: number;
  readonly peakBytes: number;
}

/**
 * Builds this project's own site: with nothing cached; into an empty folder with everything cached; again with nothing
 * changed; and with one line of the description and of a guide changed, there and back. Each in a process of its own;
 * medians of five. Then the reference of each further description once.
 *
 * @param descriptions files of OpenAPI descriptions.
 */
export function buildBench(descriptions: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  try {
    for (const name of ['openapi', 'guides']) cpSync(name, join(folder, name), { recursive: true });
    const ownSite = (out: string): Build =>
      once([join(folder, out), join(folder, 'openapi/openapi.yaml'), join(folder, 'guides')]);
    for (const cache of CACHES) rmSync(join('node_modules/.cache', cache), { recursive: true, force: true });
    const clean = ownSite('clean');
    const warm = Array.from({ length: RUNS }, (_, run) => ownSite(`warm-${run}`));
    const again = Array.from({ length: RUNS }, () => ownSite('clean'));
    const changed = (edit: Edit): readonly Build[] =>
      Array.from({ length: RUNS }, (_, run) => {
        swapLine(folder, edit, run % 2 === 0);
        return ownSite('clean');
      });
    const [described, guided] = [changed(DESCRIPTION_LINE), changed(GUIDE_LINE)];
    const peak = Math.max(clean.peakBytes, ...warm.map((build) => build.peakBytes));
    return markdownTable([
      ['build', 'pages', 'seconds', 'peak memory'],
      ['nothing cached', String(clean.pages), clean.seconds.toFixed(1), mebibytes(peak)],
      row('into an empty folder, everything else cached', warm),
      row('one line of the description changed', described),
      row('one line of a guide changed', guided),
      row('nothing changed', again),
      ...descriptions.map((file, at) => reference(file, join(folder, `reference-${at}`))),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(name: string, builds: readonly Build[]): readonly string[] {
  return [name, String(builds[0]?.rendered ?? 0), median(builds.map(({ seconds }) => seconds)).toFixed(2), ''];
}

function swapLine(folder: string, edit: Edit, there: boolean): void {
  const file = join(folder, edit.file);
  const [from, to] = there ? [edit.from, edit.to] : [edit.to, edit.from];
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${edit.file} has no "${from}".`);
  writeFileSync(file, after);
}

function reference(file: string, out: string): readonly string[] {
  const { pages, seconds, peakBytes } = once([out, file]);
  return [basename(file), String(pages), seconds.toFixed(1), mebibytes(peakBytes)];
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MiB`;
}

function once(args: readonly string[]): Build {
  const printed = execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/bench/build-once.ts', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(printed.toString()) as Build;
}
