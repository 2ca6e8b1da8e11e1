/** The button that changes the colour scheme. */
import { all, on, root, watch } from '../contract/elements.ts';
import { store, SCHEME_KEY } from '../contract/storage.ts';

const buttons = '[data-scheme]';
const system = matchMedia('(prefers-color-scheme: dark)');

// The bar, with its tooltips, is completely parsed once another element follows it.
watch('header:not(:last-child) [data-scheme]', label);
system.addEventListener('change', labelAll);

on('click', buttons, () => {
  const scheme = other();
  root.dataset.mantineColorScheme = scheme;
  store('localStorage', SCHEME_KEY, scheme);
  labelAll();
});

function other(): 'light' | 'dark' {
  return (root.dataset.mantineColorScheme ?? (system.matches ? 'dark' : '')) === 'dark' ? 'light' : 'dark';
}

function labelAll(): void {
  all(buttons).forEach(label);
}

function label(button: HTMLElement): void {
  const tip = button.querySelector('[role=tooltip]');
  button.ariaLabel = `Switch to ${other()} mode`;
  if (tip) tip.textContent = button.ariaLabel;
}
