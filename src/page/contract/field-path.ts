/** The path of the field in a row: the beginning of its table's paths with its name, unless the row has its own. */
export function fieldPath(row: HTMLElement): string {
  const { paths } = (row.closest('table') as HTMLElement).dataset;
  return row.dataset.path ?? `${paths}${row.querySelector('a')?.textContent}`;
}
