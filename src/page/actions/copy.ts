/** Copy buttons. The buttons for field paths are created here, because a page has hundreds of them. */
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

// A cell is completely parsed once another cell follows it.
watch('[data-paths]>tbody>tr>th:not(:last-child)', (cell) => {
  const button = document.createElement('button');
  button.dataset.copy = 'path';
  button.ariaLabel = `Copy path ${fieldPath(cell.parentElement as HTMLElement)}`;
  cell.append(button);
});

/**
 * Returns the text that a button copies: the path in its label (`Copy path data.id`), its `data-copy-text`, or the
 * surrounding code block.
 */
function copiedText(button: HTMLElement): string | null | undefined {
  const { copy, copyText } = button.dataset;
  return copy
    ? button.ariaLabel?.slice(10)
    : (copyText ?? button.closest('[data-copy-source]')?.querySelector('pre')?.textContent);
}
