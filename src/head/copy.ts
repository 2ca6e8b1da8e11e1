/** Copy buttons. */
import { on } from './root.ts';

const shown = 2000;

on('click', '[data-copy]', async (button) => {
  try {
    await navigator.clipboard.writeText(textOf(button) ?? '');
  } catch {
    console.warn('Failed to copy.');
    return;
  }
  // Said without moving focus (WCAG 2.2 SC 4.1.3). A new node, so that the same word twice is heard twice.
  const announcer = document.getElementById('announcer');
  announcer?.replaceChildren('Copied');
  button.dataset.copied = '';
  setTimeout(() => {
    announcer?.replaceChildren();
    delete button.dataset.copied;
  }, shown);
});

/** A text of its own, the path that the button is named after (`Copy path data.id`), or the code around it. */
function textOf(button: HTMLElement): string | null | undefined {
  const { copy, copyText } = button.dataset;
  return (
    copyText ??
    (copy === 'path'
      ? button.ariaLabel?.slice(10)
      : button.closest('[data-copy-source]')?.querySelector('code')?.textContent)
  );
}
