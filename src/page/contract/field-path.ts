/** Returns the path of the field in a row: the row's own path, or the table's prefix followed by the field's name. */
export function fieldPath(row: HTMLElement): string {
  const { paths } = (row.closest('table') as HTMLElement).dataset;
  return row.dataset.path ?? `${paths}${row.querySelector('a')?.textContent}`;
}
