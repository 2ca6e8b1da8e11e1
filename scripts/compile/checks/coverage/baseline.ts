import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandLine } from '../../../cli/command-line.ts';
import { displayPath } from '../../../cli/problem.ts';
import type { Coverage, Share } from './measure.ts';
import { textTable } from './text-table.ts';

/** Numbers that are recorded of an operation: `missing` ones may only fall, others only rise. */
const NUMBERS = {
  examples: 'bodies without an example',
  fields: 'fields without a description',
  values: 'enum values without a meaning',
  remedies: 'errors without a remedy',
  guides: 'guides that mention it',
  languages: 'sample languages',
} as const;
type Name = keyof typeof NUMBERS;
const NAMES = Object.keys(NUMBERS) as Name[];

type Recorded = Readonly<Record<Name, number>>;

/** A number of an operation that is worse than recorded. */
export interface Regression {
  readonly operationId: string;
  readonly message: string;
  readonly hint: string;
}

/** The file beside a description's entry that records the coverage. */
export function baselineFile(entry: string): string {
  return join(dirname(entry), 'coverage.json');
}

/** Records the coverage as the least from now on, and returns a sentence about it. */
export function recordCoverage(coverage: readonly Coverage[], file: string): string {
  const before = existsSync(file) ? readBaseline(file) : {};
  const operations = Object.fromEntries(coverage.map((each) => [each.operationId, recorded(each)]));
  writeFileSync(file, `${JSON.stringify(operations, null, 2)}\n`);
  const names = [...new Set([...Object.keys(before), ...Object.keys(operations)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(operations[name]));
  const what = changed.length === 0 ? 'nothing has changed' : `changed: ${changed.join(', ')}`;
  return `Coverage recorded in ${displayPath(file)}; ${what}.`;
}

function readBaseline(file: string): Readonly<Record<string, Recorded>> {
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Recorded>>;
}

/** Finds recorded operations that are documented less than before. A new one is the business of the other checks. */
export function regressions(coverage: readonly Coverage[], file: string): readonly Regression[] {
  const baseline = readBaseline(file);
  return coverage.flatMap((each) => {
    const [now, before] = [recorded(each), baseline[each.operationId]];
    if (before === undefined) return [];
    const isWorse = (name: Name): boolean =>
      typeof each[name] === 'number' ? now[name] < before[name] : now[name] > before[name];
    return NAMES.filter(isWorse).map((name) => ({
      operationId: each.operationId,
      message: `\`${each.operationId}\` is documented less than recorded: ${now[name]} ${NUMBERS[name]}, recorded ${before[name]}.`,
      hint: `Document it, or record the new state in ${displayPath(file)} with \`${commandLine('check --record')}\`.`,
    }));
  });
}

/** Coverage as a table to read. */
export function coverageTable(coverage: readonly Coverage[]): string {
  const cell = (value: Share | number): string =>
    typeof value === 'number' ? String(value) : `${value.done}/${value.of}`;
  return textTable([
    ['operation', ...NAMES],
    ...coverage.map((each) => [each.operationId, ...NAMES.map((name) => cell(each[name]))]),
  ]);
}

/** Shares are recorded as what they lack. */
function recorded(coverage: Coverage): Recorded {
  const number = (value: Share | number): number => (typeof value === 'number' ? value : value.of - value.done);
  return Object.fromEntries(NAMES.map((name) => [name, number(coverage[name])])) as unknown as Recorded;
}
