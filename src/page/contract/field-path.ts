/** Returns the path of the field in a row: the prefix of its table with its name, unless the row has its own path. */
export function fieldPath(row: HTMLElement): string {
  const { paths } = (row.closest('table') as HTMLElement).dataset;
  return row.dataset.path ?? `${paths}${row.querySelector('a')?.textContent}`;
}
