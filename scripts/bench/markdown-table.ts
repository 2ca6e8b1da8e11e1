/** A table in Markdown (GFM 4.10): the first row is its head. Cells are plain words and figures. */
export function markdownTable([head = [], ...body]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), `|${'---|'.repeat(head.length)}`, ...body.map(row)].join('\n');
}
