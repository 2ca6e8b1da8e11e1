import type { Installed } from './install.ts';
import type { PrintedReceiver, PrintedSample } from './printed.ts';
import type { ReceiverVerdict } from './receive.ts';
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
export function tally(
  language: string,
  samples: readonly PrintedSample[],
  found: Installed | undefined,
  verdicts: readonly Verdict[],
): Tally {
  return counted(language, { printed: samples.length, complete: samples.filter(isComplete).length }, found, verdicts);
}

/** Counts of the receivers of one language: all of them are complete. */
export function receiverTally(
  language: string,
  receivers: readonly PrintedReceiver[],
  found: Installed | undefined,
  verdicts: readonly ReceiverVerdict[],
): Tally {
  return counted(`${language} receivers`, { printed: receivers.length, complete: receivers.length }, found, verdicts);
}

function counted(
  language: string,
  { printed, complete }: { readonly printed: number; readonly complete: number },
  found: Installed | undefined,
  verdicts: readonly { readonly faults: readonly string[] }[],
): Tally {
  const failed = verdicts.filter(({ faults }) => faults.length > 0).length;
  return {
    language,
    tool: found === undefined ? 'no tool is known' : 'version' in found ? found.version : found.missing,
    printed,
    run: verdicts.length - failed,
    incomplete: printed - complete,
    skipped: complete - verdicts.length,
    failed,
  };
}

/** The tallies as lines of a table. */
export function table(tallies: readonly Tally[]): string {
  const head = ['language', 'run', 'printed', 'incomplete', 'skipped', 'failed', 'tool'];
  const rows = [
    head,
    ...tallies.map(({ language, run, printed, incomplete, skipped, failed, tool }) =>
      [language, run, printed, incomplete, skipped, failed, tool].map(String),
    ),
  ];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 || column === head.length - 1
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What is wrong, each text once with the pages it stands on. */
export function failures(verdicts: readonly (Verdict | ReceiverVerdict)[]): string {
  const byText = new Map<string, (Verdict | ReceiverVerdict)[]>();
  for (const verdict of verdicts)
    if (verdict.faults.length > 0)
      byText.set(`${verdict.sample.language} ${verdict.sample.text}`, [
        ...(byText.get(`${verdict.sample.language} ${verdict.sample.text}`) ?? []),
        verdict,
      ]);
  return [...byText.values()]
    .map((same) => {
      const [first] = same;
      return first === undefined
        ? ''
        : `${first.sample.language}: ${same.map(({ sample: { page, anchor } }) => `${page}#${anchor}`).join(', ')}\n${first.faults.map((fault) => `  ${fault}`).join('\n')}`;
    })
    .join('\n');
}
