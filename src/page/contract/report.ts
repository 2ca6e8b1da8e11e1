/** Milliseconds for which the result of an action is shown. */
const SHOWN = 3000;

/** Shows the result of an action for a short time, at the element and as a status message (WCAG 2.2 SC 4.1.3). */
export function report(element: HTMLElement, words: string): void {
  const announcer = document.getElementById('announcer');
  // Inserts a new text node, so that screen readers announce the same words again.
  announcer?.replaceChildren(words);
  element.dataset.reported = words;
  setTimeout(() => {
    announcer?.replaceChildren();
    delete element.dataset.reported;
  }, SHOWN);
}
