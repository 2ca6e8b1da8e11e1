import { keyOf } from '../text/key-of.ts';
import { groupBy } from '../text/group-by.ts';
import type { Installed } from './install.ts';
import type { PrintedSample } from './printed.ts';
import type { ReceiverResult } from './receive.ts';
import type { SampleResult } from './run.ts';

/** Counts of the samples in one language, as a line of the report. */
export interface Tally {
  readonly language: string;
  /** Version of the tool, or the reason why it is missing. */
  readonly tool: string;
  readonly printed: number;
  readonly run: number;
  /** Number of samples that are never run, because a part of their request is not published. */
  readonly incomplete: number;
  /** Number of samples that were not run, because the tool is missing. */
  readonly skipped: number;
  readonly failed: number;
}

/** Whether a sample shows a complete request, so that it can be run. */
export function isComplete({ scenario: { request, incomplete } }: PrintedSample): boolean {
  return request !== undefined && incomplete === undefined;
}

/**
 * Returns a line with the URLs of all incomplete requests, whose samples are never run. Returns an empty string if all
 * requests are complete.
 */
export function incompleteReport(samples: readonly PrintedSample[]): string {
  const places = samples
    .filter((sample) => !isComplete(sample))
    .map(({ page, anchor }) => `${page}#${anchor.replace(/\.sample-[^.]*$/, '')}`);
  return places.length === 0 ? '' : `Incomplete, not run: ${[...new Set(places)].join(', ')}\n`;
}

/** Counts the samples of one language. In the result, `run` is the number of samples that passed. */
export function tally(
  language: string,
  { printed, complete }: { readonly printed: number; readonly complete: number },
  found: Installed | undefined,
  results: readonly Pick<SampleResult, 'failures'>[],
): Tally {
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  return {
    language,
    tool: toolOf(found),
    printed,
    run: results.length - failed,
    incomplete: printed - complete,
    skipped: complete - results.length,
    failed,
  };
}

function toolOf(found: Installed | undefined): string {
  if (found === undefined) return 'no tool is known';
  return 'version' in found ? found.version : found.missing;
}

const COLUMNS = ['language', 'run', 'printed', 'incomplete', 'skipped', 'failed', 'tool'] as const;

/** Formats tallies as the lines of a table. */
export function table(tallies: readonly Tally[]): string {
  const rows = [COLUMNS, ...tallies.map((one) => COLUMNS.map((column) => String(one[column])))];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column === 0 || column === COLUMNS.length - 1 ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

/** Formats the totals of all languages: `12 passed, 0 failed, 3 skipped`. */
export function countsOf(tallies: readonly Tally[]): string {
  const total = (key: 'run' | 'failed' | 'skipped'): number => tallies.reduce((sum, tally) => sum + tally[key], 0);
  return `${total('run')} passed, ${total('failed')} failed, ${total('skipped')} skipped`;
}

/**
 * Formats the failed samples and webhook receivers as lines: first the places of a sample on the pages, then its
 * failures. Samples with the same code and the same failures are listed together, with all their places on one line.
 */
export function failureReport(results: readonly (SampleResult | ReceiverResult)[]): string {
  const failed = results.filter(({ failures }) => failures.length > 0);
  return [...groupBy(failed, ({ sample, failures }) => keyOf([sample.language, sample.text, failures])).values()]
    .flatMap((same) => {
      const places = same.map(({ sample: { page, anchor } }) => `${page}#${anchor}`).join(', ');
      const [{ sample, failures } = { sample: undefined, failures: [] }] = same;
      return [`${sample?.language}: ${places}`, ...failures.map((failure) => `  ${failure}`)];
    })
    .join('\n');
}
