/** "Expand all" and "Collapse all", and paper, which shows everything. */
import { on } from './root.ts';

on('click', '[data-details]', (button) => {
  const open = button.dataset.details === 'open';
  button.closest('[data-details-scope]')?.querySelectorAll('details').forEach((each) => (each.open = open));
});

let opened: HTMLDetailsElement[] = [];

addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const each of opened) each.open = true;
});

addEventListener('afterprint', () => {
  for (const each of opened) each.open = false;
});
