/**
 * Adds a button to code panels that are too small for their code. It opens the code in a window, with or without line
 * wrapping.
 */
import classes from './CodeWindow.module.css';
import { eachPage } from '../../views/content/each-page.ts';

/** Height of a code panel in pixels. A lower panel has no room for two buttons one above the other. */
const LOW = 90;

let dialog: HTMLDialogElement | undefined;

const panels = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) offer(target);
});

eachPage(() => {
  panels.disconnect();
  for (const panel of document.querySelectorAll('main [data-copy-source]')) panels.observe(panel);
});

/** Adds the button to a code panel that is too small for its code; removes the button if the panel is large enough. */
function offer(panel: Element): void {
  const code = panel.querySelector('pre');
  const present = panel.querySelector('[data-enlarge]');
  if (code === null || !isCut(code)) return present?.remove();
  if (present !== null) return;
  const enlarge = button('Enlarge code', classes.enlarge, () => open(code));
  enlarge.dataset.enlarge = panel.clientHeight < LOW ? 'low' : '';
  panel.append(enlarge);
}

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}

function open(code: HTMLElement): void {
  dialog ??= createWindow();
  const copy = code.cloneNode(true);
  dialog.querySelector('pre')?.replaceWith(copy);
  dialog.showModal();
}

/**
 * Creates the window for enlarged code, which all pages share. It has a bar with a checkbox for line wrapping, a copy
 * button and a close button; the code is below.
 */
function createWindow(): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.className = classes.window ?? '';
  element.setAttribute('aria-label', 'Code');
  element.dataset.copySource = '';
  const wrap = document.createElement('input');
  wrap.type = 'checkbox';
  wrap.checked = true;
  const label = document.createElement('label');
  label.append(wrap, ' Wrap lines');
  // Clones a copy button of the page, because its styles are already loaded. If this script loaded them again, they
  // would override rules for other buttons.
  const copy = document.querySelector('[data-copy-source] > [data-copy]')?.cloneNode() ?? '';
  const close = button('Close', classes.close, () => element.close());
  const bar = document.createElement('div');
  bar.append(label, copy, close);
  element.append(bar, document.createElement('pre'));
  const showWrapped = (): void => void (element.dataset.wrap = `${wrap.checked}`);
  wrap.addEventListener('change', showWrapped);
  showWrapped();
  // A click on the element itself is a click on its backdrop.
  element.addEventListener('click', (event) => event.target === element && element.close());
  document.body.append(element);
  return element;
}

function button(name: string, className: string | undefined, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className ?? '';
  element.setAttribute('aria-label', name);
  element.addEventListener('click', act);
  return element;
}
