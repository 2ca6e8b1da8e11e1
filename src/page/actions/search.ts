/** Opens and closes the search dialog; the application renders the results. */
import { on, onKey, watch } from '../contract/elements.ts';

on('click', '[data-search]', open);
onKey('k', true, open);
onKey(
  '/',
  false,
  (event) =>
    // The field of a closed dialog keeps the focus until the next frame.
    (event.target as Element).closest('input, select, textarea')?.checkVisibility() || open(undefined, event),
);

// A click on the dialog element itself is a click on its backdrop.
on('click', '#search', (dialog, event) => event.target === dialog && close());
on('click', '[data-close]', close);
// By default the first Escape would only clear the search field.
onKey('escape', false, close);

// Enter before the results have loaded: the application follows the first result for this text when it arrives.
on('keydown', '#search input', (input, event) => {
  const field = input as HTMLInputElement;
  if ((event as KeyboardEvent).key === 'Enter' && field.value !== '' && !field.hasAttribute('aria-activedescendant'))
    field.dataset.entered = field.value;
});

// A bar with a successor is completely parsed.
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
