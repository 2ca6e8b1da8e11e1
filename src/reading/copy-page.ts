/** A button that copies the Markdown of the page, beside the link to it. */
import './copy-page.css';
import { eachPage } from '../content/each-page.ts';

/** How long the button says what has become of it; in milliseconds. */
const told = 3000;

eachPage(() => {
  const line = document.querySelector('main [data-markdown]');
  if (!line || line.querySelector('button')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy page';
  button.setAttribute('aria-label', 'Copy page as Markdown');
  line.prepend(button, ' ');
});

document.addEventListener('click', async (event) => {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-markdown] > button');
  const link = button && button.parentElement?.querySelector('a');
  if (!button || !link) return;
  try {
    // A promise, because some browsers allow copying only in the task of the click.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': markdownAt(link.href) })]);
    tell(button, 'Copied');
  } catch {
    tell(button, 'Not copied: view it as Markdown instead');
  }
});

/** @throws {Error} when the file cannot be had. */
async function markdownAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Says it to everybody: in the button's place for a while, and as a status message (WCAG 2.2, SC 4.1.3). */
function tell(button: HTMLElement, words: string): void {
  const announcer = document.getElementById('announcer');
  announcer?.replaceChildren(words);
  button.dataset.told = words;
  setTimeout(() => {
    announcer?.replaceChildren();
    delete button.dataset.told;
  }, told);
}
