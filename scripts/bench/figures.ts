/** Calculates medians and writes tables, in the form in which README.md quotes them. */

/** Returns the median of a list: of an even number of entries, the mean of the middle two; of none, 0. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? 0)) / 2;
}

/** Writes a Markdown table (GFM 4.10); the first row is the head. Cells are plain words and figures. */
export function markdownTable([head = [], ...body]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), `|${'---|'.repeat(head.length)}`, ...body.map(row)].join('\n');
}
