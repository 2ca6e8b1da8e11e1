import { writeFile } from 'node:fs/promises';
import { digestOf, recordFile, type SamplesRecord } from '../description/source/samples-record.ts';
import { execute } from '../cli/execute.ts';
import type { Tally } from './report.ts';
import type { SampleResult } from './run.ts';

/** Writes `samples.json` beside the description: the commit, the tools, and digests of the samples that passed. */
export async function writeRecord(
  openapi: string,
  tallies: readonly Tally[],
  results: readonly SampleResult[],
): Promise<void> {
  const head = await execute(['git', 'rev-parse', '--short=10', 'HEAD']);
  const changed = await execute(['git', 'diff', '--quiet', 'HEAD', '--', '.', `:!${recordFile(openapi)}`]);
  const record: SamplesRecord = {
    commit:
      head.code === 0 ? `${head.stdout.toString().trim()}${changed.code === 0 ? '' : ' with changes'}` : 'unknown',
    languages: tallies.map(({ language, tool, run, printed, incomplete }) => ({
      language,
      tool,
      run,
      printed,
      incomplete,
    })),
    ran: [
      ...new Set(
        results
          .filter(({ failures }) => failures.length === 0)
          .map(({ sample: { language, text } }) => digestOf(language, text)),
      ),
    ].sort(),
  };
  await writeFile(recordFile(openapi), `${JSON.stringify(record, null, 2)}\n`);
}
