import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { commandLine } from '../../cli/command-line.ts';
import { displayPath, type Problem } from '../../cli/problem.ts';
import { parsed } from '../../text/json.ts';

/**
 * Record of the samples that ran, and of the tools that ran them. `npm run samples -- --record` writes it, and the
 * reference shows it.
 */
export interface SamplesRecord {
  /**
   * Short id of the commit at which the samples ran, followed by `with changes` if there were uncommitted changes;
   * `unknown` without git.
   */
  readonly commit: string;
  readonly languages: readonly RecordedLanguage[];
  /** Digests of the samples that ran successfully, sorted. */
  readonly ran: readonly string[];
}

interface RecordedLanguage {
  readonly language: string;
  /** Name and version of the tool, or the reason why it is missing. */
  readonly tool: string;
  readonly run: number;
  readonly printed: number;
  readonly incomplete: number;
}

/** Returns the path of the record, beside the description. */
export function recordFile(openapi: string): string {
  return join(dirname(openapi), 'samples.json');
}

/** Reads `samples.json` beside a description. `record` is absent if the samples have not been run. */
export async function readRecord(
  openapi: string,
): Promise<{ readonly record?: SamplesRecord; readonly problems: readonly Problem[] }> {
  const file = recordFile(openapi);
  if (!existsSync(file)) return { problems: [] };
  const record = parsed(await readFile(file, 'utf8'));
  if (isRecord(record)) return { record, problems: [] };
  return {
    problems: [
      {
        check: 'samples',
        docs: 'README.md#commands',
        severity: 'warning',
        message: 'The file is not a record of sample runs.',
        hint: `Delete the file, or rewrite it with \`${commandLine('samples --record')}\`.`,
        location: { file: displayPath(file), line: 1, column: 1 },
      },
    ],
  };
}

function isRecord(value: unknown): value is SamplesRecord {
  const { commit, languages, ran } = (value ?? {}) as Partial<SamplesRecord>;
  return typeof commit === 'string' && Array.isArray(languages) && Array.isArray(ran);
}

/** Returns a digest of the language and text of a sample: 12 hexadecimal digits. */
export function digestOf(language: string, text: string): string {
  return createHash('sha256').update(`${language}\n${text}`).digest('hex').slice(0, 12);
}
