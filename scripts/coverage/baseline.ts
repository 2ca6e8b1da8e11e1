import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayPath } from '../problem.ts';
import type { Coverage, Share } from './measure.ts';

/** What is missing from an operation, in numbers that may only fall; `guides` and `languages` may only rise. */
export interface Recorded {
  readonly examples: number;
  readonly fields: number;
  readonly values: number;
  readonly remedies: number;
  readonly guides: number;
  readonly languages: number;
}

/** One number of an operation that is worse than recorded. */
export interface Fall {
  readonly operationId: string;
  readonly message: string;
  readonly hint: string;
}

type Baseline = Readonly<Record<string, Recorded>>;

const MISSING = {
  examples: 'bodies without an example',
  fields: 'fields without a description',
  values: 'enum values without a meaning',
  remedies: 'errors without a remedy',
} as const;
const PRESENT = { guides: 'guides that mention it', languages: 'sample languages' } as const;

/** The recorded baseline beside a description's entry. */
export function baselineFile(entry: string): string {
  return join(dirname(entry), 'coverage.json');
}

/** Writes what is reached now as the least that is wanted from now on. */
export function recordCoverage(coverage: readonly Coverage[], file: string): void {
  writeFileSync(
    file,
    `${JSON.stringify(Object.fromEntries(coverage.map((each) => [each.operationId, recorded(each)])), null, 2)}\n`,
  );
}

/** Where the documentation of an operation fell behind what is recorded. */
export function fallenBehind(coverage: readonly Coverage[], file: string): readonly Fall[] {
  const baseline = JSON.parse(readFileSync(file, 'utf8')) as Baseline;
  return coverage.flatMap((each) => {
    const now = recorded(each);
    const before = baseline[each.operationId] ?? {
      examples: 0,
      fields: 0,
      values: 0,
      remedies: Number.MAX_SAFE_INTEGER,
      guides: 0,
      languages: 0,
    };
    const fell = [
      ...keys(MISSING)
        .filter((key) => now[key] > before[key])
        .map((key) => `${MISSING[key]}: ${now[key]}, recorded ${before[key]}`),
      ...keys(PRESENT)
        .filter((key) => now[key] < before[key])
        .map((key) => `${PRESENT[key]}: ${now[key]}, recorded ${before[key]}`),
    ];
    return fell.map((what) => ({
      operationId: each.operationId,
      message: `The documentation of \`${each.operationId}\` fell back: ${what}.`,
      hint: `Document it, or record the new state with \`npm run check -- --record\` and say why in the commit (${displayPath(file)}).`,
    }));
  });
}

/** Coverage as a table for people. */
export function coverageTable(coverage: readonly Coverage[]): string {
  const head = ['operation', 'examples', 'fields', 'values', 'remedies', 'guides', 'languages'];
  const text = ({ done, of }: Share) => `${done}/${of}`;
  const rows = coverage.map((each) => [
    each.operationId,
    text(each.examples),
    text(each.fields),
    text(each.values),
    text(each.remedies),
    String(each.guides),
    String(each.languages),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

function recorded({ examples, fields, values, remedies, guides, languages }: Coverage): Recorded {
  const missing = ({ done, of }: Share) => of - done;
  return {
    examples: missing(examples),
    fields: missing(fields),
    values: missing(values),
    remedies: missing(remedies),
    guides,
    languages,
  };
}

function keys<T extends object>(object: T): (keyof T)[] {
  return Object.keys(object) as (keyof T)[];
}
