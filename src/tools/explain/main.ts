/**
 * Loads the explainer on the page that explains responses. This script is part of the application, which loads when the
 * reader first interacts.
 */
import { eachPage } from '../../views/content/each-page.ts';
import { takeHandedOver } from './handover.ts';

/** Starts the explainer on each page with a field for a response. If the search has stored a text, enters that text. */
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
