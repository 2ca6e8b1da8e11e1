import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Which samples ran, with what, and when: written by `npm run samples -- --record`, told on a page of the reference. */
export interface SamplesRecord {
  /** Commit of the sources that were built. */
  readonly commit: string;
  readonly languages: readonly RecordedLanguage[];
  /** Digests of the texts that ran and did what they say, sorted. */
  readonly ran: readonly string[];
}

export interface RecordedLanguage {
  readonly language: string;
  /** The tool and its version. */
  readonly tool: string;
  readonly run: number;
  readonly printed: number;
  readonly incomplete: number;
}

/** Beside the description. */
export function recordFile(openapi: string): string {
  return join(dirname(openapi), 'samples.json');
}

/** The record of a description; undefined where its samples have not been run, or the file holds something else. */
export async function readRecord(openapi: string): Promise<SamplesRecord | undefined> {
  try {
    const record = JSON.parse(await readFile(recordFile(openapi), 'utf8')) as Partial<SamplesRecord>;
    return typeof record.commit === 'string' && Array.isArray(record.languages) && Array.isArray(record.ran) ? (record as SamplesRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** A sample's text in few characters. */
export function digestOf(language: string, text: string): string {
  return createHash('sha256').update(`${language}\n${text}`).digest('hex').slice(0, 12);
}
