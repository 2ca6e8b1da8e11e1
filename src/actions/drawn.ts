/** Draws the buttons that copy the paths of fields: a page has hundreds of rows, and each says its path already. */
import { watch } from '../head/root.ts';

watch('[data-paths]>tbody>tr', (row) => {
  const name = row.firstElementChild as Element;
  const { paths } = (row.closest('table') as HTMLElement).dataset;
  const button = document.createElement('button');
  button.dataset.copy = 'path';
  button.ariaLabel = `Copy path ${row.dataset.path ?? paths + (name.firstElementChild as Element).textContent}`;
  name.append(button);
});
