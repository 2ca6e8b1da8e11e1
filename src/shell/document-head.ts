import type { PageData } from './page-data.ts';

/** Sets the title, description and canonical link of the document to those of a page. */
export function writeHead(page: Pick<PageData, 'title' | 'description' | 'canonical'>): void {
  document.title = page.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
  // Only the 404 page carries it.
  if (page.canonical) document.querySelector('meta[name="robots"]')?.remove();
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!page.canonical) canonical?.remove();
  else if (canonical) canonical.href = page.canonical;
  else {
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.href = page.canonical;
    document.head.append(link);
  }
}
