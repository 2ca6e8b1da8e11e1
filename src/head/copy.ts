/** Copy buttons. */
import { on } from './root.ts';

const shown = 2000;

on('click', '[data-copy]', async (button) => {
  try {
    await navigator.clipboard.writeText(button.dataset.copyText ?? button.closest('[data-copy-source]')?.querySelector('code')?.textContent ?? '');
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
