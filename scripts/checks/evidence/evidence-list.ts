import { EVIDENCE } from '#src/shared/schema/evidence.ts';
import { groupBy } from '../../text/group-by.ts';
import type { Locator } from '../../description/source/locator.ts';
import { FACT_KINDS, type KnownFact } from './known-facts.ts';

/**
 * Returns a report for the provider to confirm: a table with the number of facts by kind and evidence, and a list of
 * assumed facts by source location.
 */
export function evidenceList(facts: readonly KnownFact[], locator: Locator): string {
  const count = (kind: string, word: string): number =>
    facts.filter((fact) => fact.kind === kind && fact.evidence === word).length;
  const table = textTable([
    ['evidence', ...EVIDENCE],
    ...FACT_KINDS.map((kind) => [kind, ...EVIDENCE.map((word) => String(count(kind, word)))]),
  ]);
  const ours = facts.filter(({ evidence }) => evidence === 'ours');
  const lines = [...groupBy(ours, ({ node }) => node)].map(([node, all]) => {
    const { file, line, column } = locator.locate(node);
    // Values are only counted, as their names are mostly those that `types` lists already.
    const parts = [...groupBy(all, ({ kind }) => kind)].map(([kind, each]) =>
      kind === 'values' ? `${each.length} values` : `${kind} ${each.map(({ name }) => name).join(', ')}`,
    );
    return `${file}:${line}:${column} ${parts.join('; ')}`;
  });
  lines.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return [table, ...(lines.length === 0 ? [] : ['', 'Ours, for the provider to confirm:', ...lines])].join('\n');
}

/** Formats rows as a table: the first column aligned left, the others right. */
function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}
