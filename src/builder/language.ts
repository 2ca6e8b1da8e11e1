import { recall } from '../page/storage.ts';

/** Returns the reader's language: of the URL, as it is remembered, or of the samples in the page. */
export function chosenLanguage(): string {
  const inPage = document.querySelector<HTMLElement>('main [data-tabs="language"][data-value]')?.dataset.value;
  return new URLSearchParams(location.search).get('language') ?? recall('localStorage', 'language') ?? inPage ?? 'curl';
}
