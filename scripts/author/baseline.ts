import { rmSync, writeFileSync } from 'node:fs';
import { commandLine } from '../cli/command-line.ts';
import { displayPath, UsageError, type Problem } from '../cli/problem.ts';
import { knownProblemsFile, mergeKnown, type KnownProblem } from '../checks/baseline.ts';
import { concernsFiles } from '../checks/index.ts';
import type { Compilation } from '../checks/compile.ts';
import { fileText, DISK } from '../description/source/file-reader.ts';
import { toYaml } from './edit-yaml.ts';

const HEAD = `# Known problems by place, including those caused by others. They do not count. \`${commandLine('check --baseline')}\` removes the fixed ones.\n`;

/** Returns the text of `baseline.yaml`; an empty string if there are no known problems. */
export function baselineText(known: readonly KnownProblem[]): string {
  const entries = mergeKnown(known).map(({ count, ...entry }) => ({ ...entry, ...(count === 1 ? {} : { count }) }));
  return entries.length === 0 ? '' : HEAD + toYaml(entries);
}

/**
 * Updates `baseline.yaml`: removes problems that are fixed, and adds the problems in `added` with their reason. Returns
 * lines that say how many were removed and added.
 *
 * @throws {UsageError} when a source cannot be read, as it is then unknown which problems are fixed.
 */
export async function writeBaseline(
  openapi: string,
  { problems, known }: Compilation,
  added: { readonly problems: readonly Problem[]; readonly reason: string },
): Promise<readonly string[]> {
  if (known === undefined || problems.some(({ check, severity }) => severity === 'error' && concernsFiles(check)))
    throw new UsageError(
      'A source file cannot be read, so it is unknown which problems are fixed.',
      `Run \`${commandLine('check')}\`, and correct the file first.`,
    );
  const file = knownProblemsFile(openapi);
  const fresh = await known.entriesFor(added.problems, added.reason);
  const text = baselineText([...known.entries, ...fresh]);
  if (text === '') rmSync(file, { force: true });
  else if (text !== (await fileText(file, DISK))) writeFileSync(file, text);
  const number = (count: number): string => `${count} place${count === 1 ? '' : 's'} of known problems`;
  return [
    `${number(known.obsolete)} removed from ${displayPath(file)}.`,
    ...(added.problems.length === 0 ? [] : [`${number(fresh.length)} added.`]),
  ];
}
