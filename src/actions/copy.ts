/** Copy buttons. */
import { on } from '../head/root.ts';

/** How long a button says so; in milliseconds. */
const confirmed = 2000;

on('click', '[data-copy]', async (button) => {
  try {
    await navigator.clipboard.writeText(textOf(button) ?? '');
  } catch {
    console.warn('Failed to copy.');
    return;
  }
  // A status message (WCAG 2.2 SC 4.1.3). A new node, so that screen readers announce the same word twice.
  const announcer = document.getElementById('announcer');
  announcer?.replaceChildren('Copied');
  button.dataset.copied = '';
  setTimeout(() => {
    announcer?.replaceChildren();
    delete button.dataset.copied;
  }, confirmed);
});

/** What the button names: the text of `Copy path data.id`; the button's `data-copy-text`; or the code block around it. */
function textOf(button: HTMLElement): string | null | undefined {
  const { copy, copyText } = button.dataset;
  return copy
    ? button.ariaLabel?.slice(10)
    : (copyText ?? button.closest('[data-copy-source]')?.querySelector('pre')?.textContent);
}
