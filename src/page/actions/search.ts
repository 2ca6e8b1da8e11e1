/** Opens and closes the search dialog; the application renders the results. */
import { on, onKey, watch } from '../contract/elements.ts';

on('click', '[data-search]', (_, event) => open(event));
onKey('k', true, open);
onKey('/', false, (event) => {
  // After the dialog closes, its search field keeps the focus until the next frame. Therefore a focused field counts
  // only if it is visible.
  const field = (event.target as Element).closest('input, select, textarea');
  if (!field?.checkVisibility()) open(event);
});

// A click whose target is the dialog element itself is a click on the backdrop.
on('click', '#search', (dialog, event) => event.target === dialog && close());
on('click', '[data-close]', close);
// Without this, the first Escape would only clear the search field.
onKey('escape', false, close);

// If the reader presses Enter before there are results, stores the text. Once there are results, the application opens
// the first.
on('keydown', '#search input', (input, event) => {
  const field = input as HTMLInputElement;
  if ((event as KeyboardEvent).key === 'Enter' && field.value !== '' && !field.hasAttribute('aria-activedescendant'))
    field.dataset.entered = field.value;
});

// The bar is completely parsed once another element follows it.
if (/Mac|iP/.test(navigator.platform))
  watch('header:not(:last-child) [data-keys]', (hint) => (hint.textContent = '⌘ K'));

function open(event: Event): void {
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
