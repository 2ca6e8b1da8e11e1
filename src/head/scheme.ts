/** Colour scheme: follows the system until the reader chooses. */
import { on, root, watch } from './root.ts';
import { recall, remember } from './storage.ts';

const attribute = 'data-mantine-color-scheme';
const key = 'color-scheme';
const system = matchMedia('(prefers-color-scheme: dark)');

const chosen = recall('localStorage', key);
if (chosen === 'light' || chosen === 'dark') root.setAttribute(attribute, chosen);

watch('[data-scheme]', label);
system.addEventListener('change', () => document.querySelectorAll<HTMLElement>('[data-scheme]').forEach(label));

on('click', '[data-scheme]', (button) => {
  const scheme = dark() ? 'light' : 'dark';
  root.setAttribute(attribute, scheme);
  remember('localStorage', key, scheme);
  label(button);
});

function dark(): boolean {
  return (root.getAttribute(attribute) ?? (system.matches ? 'dark' : '')) === 'dark';
}

function label(button: HTMLElement): void {
  const text = `Switch to ${dark() ? 'light' : 'dark'} mode`;
  button.ariaLabel = text;
  const tip = button.querySelector('[role=tooltip]');
  if (tip) tip.textContent = text;
}
