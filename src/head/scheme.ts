/** Colour scheme: the system's until the reader chooses one. */
import { all, on, root, watch } from './root.ts';
import { recall, remember } from './storage.ts';

const attribute = 'data-mantine-color-scheme';
const key = 'color-scheme';
const buttons = '[data-scheme]';
const system = matchMedia('(prefers-color-scheme: dark)');

const chosen = recall('localStorage', key);
if (chosen === 'light' || chosen === 'dark') root.setAttribute(attribute, chosen);

watch(buttons, label);
system.addEventListener('change', () => all(buttons).forEach(label));

on('click', buttons, () => {
  const scheme = other();
  root.setAttribute(attribute, scheme);
  remember('localStorage', key, scheme);
  all(buttons).forEach(label);
});

function other(): string {
  return (root.getAttribute(attribute) ?? (system.matches ? 'dark' : '')) === 'dark' ? 'light' : 'dark';
}

function label(button: HTMLElement): void {
  const tip = button.querySelector('[role=tooltip]');
  button.ariaLabel = `Switch to ${other()} mode`;
  if (tip) tip.textContent = button.ariaLabel;
}
