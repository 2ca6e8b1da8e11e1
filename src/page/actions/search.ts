/** Opens and closes the search dialog; the application renders the results. */
import { on, onKey, watch } from '../contract/elements.ts';

on('click', '[data-search]', open);
onKey('k', true, open);
onKey(
  '/',
  false,
  (event) =>
    // Until the next frame the field of a closed dialog keeps the focus.
    (event.target as Element).closest('input, select, textarea')?.checkVisibility() || open(undefined, event),
);

// A click on the dialog element itself is a click on its backdrop.
on('click', '#search', (dialog, event) => event.target === dialog && close());
on('click', '[data-close]', close);
// By itself the first Escape would only empty the search field.
onKey('escape', false, close);

// Enter before the results are there: the application follows the first result for these words when it has it.
on('keydown', '#search input', (input, event) => {
  const field = input as HTMLInputElement;
  if ((event as KeyboardEvent).key === 'Enter' && field.value !== '' && !field.hasAttribute('aria-activedescendant'))
    field.dataset.entered = field.value;
});

// A bar that something follows is parsed to its end.
if (/Mac|iP/.test(navigator.platform))
  watch('header:not(:last-child) [data-keys]', (hint) => (hint.textContent = '⌘ K'));

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
