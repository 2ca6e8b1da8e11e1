/** Copy buttons. Those for field paths are rendered here, because a page has hundreds of them. */
import { on, watch } from '../contract/elements.ts';
import { fieldPath } from '../contract/field-path.ts';
import { report } from '../contract/report.ts';

on('click', '[data-copy]', async (button) => {
  try {
    await navigator.clipboard.writeText(copiedText(button) ?? '');
  } catch {
    console.warn('Failed to copy.');
    return;
  }
  report(button, 'Copied');
});

// A cell with a successor is completely parsed.
watch('[data-paths]>tbody>tr>th:not(:last-child)', (cell) => {
  const button = document.createElement('button');
  button.dataset.copy = 'path';
  button.ariaLabel = `Copy path ${fieldPath(cell.parentElement as HTMLElement)}`;
  cell.append(button);
});

/** Returns the text to copy: the path in the label `Copy path data.id`, `data-copy-text`, or the code of the block. */
function copiedText(button: HTMLElement): string | null | undefined {
  const { copy, copyText } = button.dataset;
  return copy
    ? button.ariaLabel?.slice(10)
    : (copyText ?? button.closest('[data-copy-source]')?.querySelector('pre')?.textContent);
}
