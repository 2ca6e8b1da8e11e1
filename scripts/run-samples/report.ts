import type { Installed } from './install.ts';
import type { PrintedSample } from './printed.ts';
import type { Verdict } from './run.ts';

/** What became of the samples of one language. */
export interface Tally {
  readonly language: string;
  /** Of the tool, or why there is none. */
  readonly tool: string;
  readonly printed: number;
  readonly run: number;
  /** Not complete because something is not published: never run. */
  readonly incomplete: number;
  /** The tool is missing. */
  readonly skipped: number;
  readonly failed: number;
}

/** Whether a sample prints a whole request. */
export function isComplete({ scenario: { request, notices } }: PrintedSample): boolean {
  return request !== undefined && notices.length === 0;
}

/** Counts of one language. */
export function tally(language: string, samples: readonly PrintedSample[], found: Installed | undefined, verdicts: readonly Verdict[]): Tally {
  const complete = samples.filter(isComplete).length;
  const failed = verdicts.filter(({ faults }) => faults.length > 0).length;
  return {
    language,
    tool: found === undefined ? 'no tool is known' : 'version' in found ? found.version : found.missing,
    printed: samples.length,
    run: verdicts.length - failed,
    incomplete: samples.length - complete,
    skipped: complete - verdicts.length,
    failed,
  };
}

/** The tallies as lines of a table. */
export function table(tallies: readonly Tally[]): string {
  const head = ['language', 'run', 'printed', 'incomplete', 'skipped', 'failed', 'tool'];
  const rows = [head, ...tallies.map(({ language, run, printed, incomplete, skipped, failed, tool }) => [language, run, printed, incomplete, skipped, failed, tool].map(String))];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => (column === 0 || column === head.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ').trimEnd()).join('\n');
}

/** What is wrong, each text once with the pages it stands on. */
export function failures(verdicts: readonly Verdict[]): string {
  const byText = new Map<string, Verdict[]>();
  for (const verdict of verdicts) if (verdict.faults.length > 0) byText.set(`${verdict.sample.language} ${verdict.sample.text}`, [...(byText.get(`${verdict.sample.language} ${verdict.sample.text}`) ?? []), verdict]);
  return [...byText.values()].map((same) => {
    const [first] = same;
    return first === undefined ? '' : `${first.sample.language}: ${same.map(({ sample: { page, anchor } }) => `${page}#${anchor}`).join(', ')}\n${first.faults.map((fault) => `  ${fault}`).join('\n')}`;
  }).join('\n');
}
