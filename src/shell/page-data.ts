/** Reads a page from a document: the one that the browser opened, or one that the application has fetched. */

/** Id of the route whose loader data is the `PageData`. */
export const pageRoute = 'page';

/** What changes from page to page. */
export interface PageData {
  readonly title: string;
  readonly description: string;
  /** Absent on the 404 page. */
  readonly canonical: string | undefined;
  /** The article's nodes: in the document while the page is shown, and otherwise as the reader left them. */
  readonly article: readonly Node[];
  /** Section of the site, whose pages share a sidebar (`sectionOf`). */
  readonly section: string;
  readonly sidebar: readonly Node[];
}

/** Where the browser has its pages from. */
export interface PageSource {
  /** Fetches the page at an address. */
  readonly load: (url: URL) => Promise<PageData>;
  /** The page at a path, base included, when it can be shown without fetching it. */
  readonly cached: (path: string) => PageData | undefined;
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
    section: page.querySelector<HTMLElement>('[data-part="sidebar"]')?.dataset.section ?? '',
    sidebar: nodesOf(page, 'sidebar'),
  };
}

/** The nodes of one part of a page, adopted by this document. */
export function nodesOf(page: Document, part: string): readonly Node[] {
  const nodes = [...(page.querySelector(`[data-part="${part}"]`)?.childNodes ?? [])];
  if (page !== document) for (const node of nodes) document.adoptNode(node);
  return nodes;
}
