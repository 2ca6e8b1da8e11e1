/** Reads pages from documents, the one that the browser opened or one that was fetched, and shows their heads. */

/** Everything that changes from page to page: what a route loads. */
export interface PageData {
  readonly title: string;
  readonly description: string;
  /** Absent on the 404 page. */
  readonly canonical: string | undefined;
  /** The article's nodes: in the document while the page is shown, otherwise as the reader left them. */
  readonly article: readonly Node[];
  /** Section of the site, whose pages share a sidebar (`sectionOf`). */
  readonly section: string;
  readonly sidebar: readonly Node[];
}

/** Thrown by `readPage` when a document is not a page of this site. */
class NotAPage extends Error {}

/**
 * Reads a page of this site.
 *
 * @throws {NotAPage} when the document has no article.
 */
export function readPage(page: Document): PageData {
  if (!page.querySelector('[data-part="article"]')) throw new NotAPage('The document has no article.');
  return {
    title: page.title,
    description: page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    canonical: page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    article: nodesOf(page, 'article'),
    section: page.querySelector<HTMLElement>('[data-section]')?.dataset.section ?? '',
    sidebar: nodesOf(page, 'sidebar'),
  };
}

/** Returns the nodes of one part of a page, adopted by this document. */
export function nodesOf(page: Document, part: string): readonly Node[] {
  const nodes = [...(page.querySelector(`[data-part="${part}"]`)?.childNodes ?? [])];
  if (page !== document) for (const node of nodes) document.adoptNode(node);
  return nodes;
}

/** Sets the title, description and canonical link of the document to those of a page. */
export function writeHead(page: Pick<PageData, 'title' | 'description' | 'canonical'>): void {
  document.title = page.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
  // Only the 404 page has it.
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
