/** Opens and closes the search dialog. What it finds is the application's business. */
import { on, onKey, watch } from './root.ts';

on('click', '[data-search]', open);
onKey('k', true, open);
onKey('/', false, (event) => (event.target as Element).closest('input, select, textarea') ?? open(undefined, event));

// A click on the dialog itself is one beside its content.
on('click', '#search', (dialog, event) => event.target === dialog && close());
on('click', '[data-close]', close);
// The first press of Escape would only empty the field.
onKey('escape', false, close);

// Enter before there are results is kept for them, with the words it was meant for.
on('keydown', '#search input', (input, event) => {
  const field = input as HTMLInputElement;
  if ((event as KeyboardEvent).key === 'Enter' && !field.hasAttribute('aria-activedescendant'))
    field.dataset.entered = field.value;
});

if (/Mac|iP/.test(navigator.platform)) watch('[data-keys]', (hint) => (hint.textContent = '⌘ K'));

function open(_: unknown, event: Event): void;
function open(event: Event): void;
function open(first: unknown, event = first as Event): void {
  event.preventDefault();
  const box = dialog();
  if (!box?.open) box?.showModal();
  box?.querySelector('input')?.select();
}

function close(): void {
  dialog()?.close();
}

function dialog(): HTMLDialogElement | null {
  return document.querySelector('dialog#search');
}
