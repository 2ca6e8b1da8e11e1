/** The page that explains a response: loads the explainer on the reader's intent. */
import { eachPage } from '../../views/content/each-page.ts';
import { takeHandedOver } from './handover.ts';

/** Renders the explanation on the page that has a field for it, with the text that the search has passed on. */
export function startExplaining(): void {
  eachPage(() => {
    const form = document.querySelector<HTMLElement>('[data-explain]');
    const field = form?.querySelector('textarea');
    const output = form?.querySelector<HTMLElement>('[data-explain-result]');
    if (!form || !field || !output) return;
    const handed = takeHandedOver();
    if (handed !== undefined) {
      field.value = handed;
      field.dispatchEvent(new Event('input'));
    }
    import('./show.tsx').then(
      ({ show }) => show(output, { field, base: form.dataset['explain'] ?? '/' }),
      () => output.replaceChildren('This tool could not be loaded. Reload the page.'),
    );
  });
}
