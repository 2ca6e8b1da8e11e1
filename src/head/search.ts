/** Opens and closes the search dialog. What it finds is the application's business. */
import { on, watch } from './root.ts';

on('click', '[data-search]', open);

// A click on the dialog itself is one beside its content.
on('click', '#search', (dialog, event) => event.target === dialog && (dialog as HTMLDialogElement).close());
on('click', '[data-close]', (button) => button.closest('dialog')?.close());

document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLElement && (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
  const command = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!command && !slash) return;
  event.preventDefault();
  open();
});

if (/Mac|iP/.test(navigator.platform)) watch('[data-keys]', (hint) => (hint.textContent = '⌘ K'));

function open(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#search');
  if (!dialog || dialog.open) return;
  dialog.showModal();
  const input = dialog.querySelector('input');
  input?.focus();
  input?.select();
}
