/** The style sheet of every page to come: the one that the browser opened brought only its own rules. */

let sheet: HTMLLinkElement | undefined;
let coming: Promise<void> | undefined;

/** Fetches the whole style sheet, once, and keeps it from applying yet: it would only style again what stands. */
export function bringStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles;
  if (!href) return Promise.resolve();
  coming ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = 'not all';
    link.href = href;
    link.addEventListener('load', () => {
      sheet = link;
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      coming = undefined;
      reject(new Error(`${href} did not come.`));
    });
    document.head.append(link);
  });
  return coming;
}

/** Puts it in place of the first page's own. */
export function applyStyles(): void {
  if (!sheet || sheet.media === 'all') return;
  sheet.media = 'all';
  document.querySelectorAll('link[data-view]').forEach((link) => link.remove());
}
