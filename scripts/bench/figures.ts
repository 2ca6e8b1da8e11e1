/** Calculates medians, and writes Markdown tables. */

/** Returns the median of a list. For an even number of values, this is the mean of the middle two; for none, 0. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? 0)) / 2;
}

/** Returns a Markdown table (GFM 4.10), whose first row is the head. Cells must not contain Markdown syntax. */
export function markdownTable([head = [], ...body]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), `|${'---|'.repeat(head.length)}`, ...body.map(row)].join('\n');
}
