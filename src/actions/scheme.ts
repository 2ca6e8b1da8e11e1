/** The button that changes the colour scheme. */
import { all, on, root, watch } from '../head/root.ts';
import { schemeAttribute, schemeKey } from '../head/preferences.ts';
import { remember } from '../page/storage.ts';

const buttons = '[data-scheme]';
const system = matchMedia('(prefers-color-scheme: dark)');

watch(buttons, label);
system.addEventListener('change', labelAll);

on('click', buttons, () => {
  const scheme = other();
  root.setAttribute(schemeAttribute, scheme);
  remember('localStorage', schemeKey, scheme);
  labelAll();
});

function other(): string {
  return (root.getAttribute(schemeAttribute) ?? (system.matches ? 'dark' : '')) === 'dark' ? 'light' : 'dark';
}

function labelAll(): void {
  all(buttons).forEach(label);
}

function label(button: HTMLElement): void {
  const tip = button.querySelector('[role=tooltip]');
  button.ariaLabel = `Switch to ${other()} mode`;
  if (tip) tip.textContent = button.ariaLabel;
}
