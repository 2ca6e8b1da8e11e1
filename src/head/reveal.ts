/** An address that points into something folded opens it. */
import { root } from './root.ts';
import { showPanel } from './tabs.ts';

document.addEventListener('DOMContentLoaded', reveal);
addEventListener('hashchange', reveal);
document.addEventListener('docs:navigated', reveal);

function reveal(): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  const target = location.hash && document.getElementById(decode(location.hash.slice(1)));
  if (!target) return;
  let opened = 'application' in root.dataset;
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) opened = element.open = true;
    if (element.hidden && element.role === 'tabpanel') {
      showPanel(element);
      opened = true;
    }
  }
  target.dataset.target = '';
  if (opened) target.scrollIntoView();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
