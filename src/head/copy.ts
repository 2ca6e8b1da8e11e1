/** Copy buttons. */
import { announce } from './announce.ts';
import { on } from './root.ts';

const shown = 2000;

on('click', '[data-copy], [data-copy-text]', async (button) => {
  const text = button.dataset.copyText ?? button.closest('[data-copy-source]')?.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    console.warn('Failed to copy.');
    return;
  }
  button.dataset.copied = '';
  announce('Copied');
  setTimeout(() => delete button.dataset.copied, shown);
});
