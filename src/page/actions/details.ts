/** The buttons "Expand all" and "Collapse all"; also opens every `<details>` while printing. */
import { all, on } from '../contract/elements.ts';

on('click', '[data-details]', (button) => {
  const open = button.dataset.details === 'open';
  button
    .closest('[data-details-scope]')
    ?.querySelectorAll('details')
    .forEach((each) => (each.open = open));
});

let closed: HTMLDetailsElement[] = [];

addEventListener('beforeprint', () => {
  closed = [...all<HTMLDetailsElement>('main details:not([open])')];
  for (const each of closed) each.open = true;
});

addEventListener('afterprint', () => {
  for (const each of closed) each.open = false;
});
