/** Adds a button that copies the page as Markdown, beside the link to the Markdown. */
import './copy-page.css';
import { eachPage } from '../../views/content/each-page.ts';
import { report } from '../../page/contract/report.ts';

eachPage(() => {
  const line = document.querySelector('main [data-markdown]');
  if (!line || line.querySelector('button')) return;
  const button = document.createElement('button');
  button.type = 'button';
  const page = document.createElement('span');
  page.textContent = ' page';
  button.append('Copy', page);
  button.setAttribute('aria-label', 'Copy page as Markdown');
  line.prepend(button, ' ');
});

document.addEventListener('click', async (event) => {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-markdown] > button');
  const link = button && button.parentElement?.querySelector('a');
  if (!button || !link) return;
  try {
    // Passes a promise of the text: some browsers allow copying only while they handle the click, but the text arrives
    // later.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': markdownAt(link.href) })]);
    report(button, 'Copied');
  } catch {
    report(button, 'Not copied: view it as Markdown instead');
  }
});

/**
 * Fetches a Markdown file.
 *
 * @throws {Error} if it cannot be fetched.
 */
async function markdownAt(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
