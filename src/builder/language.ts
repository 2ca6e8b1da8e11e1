/** The reader's choice for the whole site: of the address, of the samples of the page, else as it is remembered. */
export function chosenLanguage(): string {
  const inPage = document.querySelector<HTMLElement>('main [data-tabs="language"][data-value]')?.dataset['value'];
  return new URLSearchParams(location.search).get('language') ?? remembered() ?? inPage ?? 'curl';
}

function remembered(): string | null {
  try {
    return localStorage.getItem('language');
  } catch {
    // The reader does not allow storage.
    return null;
  }
}
