/** One reader for both ways a page arrives: the document the browser opened, and the next one the application fetches. */

/** Id of the route whose loader data is the `PageData`. */
export const pageRoute = 'page';

/** What the browser needs of a page. */
export interface PageData {
  readonly title: string;
  readonly description: string;
  /** Absent on the 404 page. */
  readonly canonical: string | undefined;
  /** The article's own nodes: in the document while the page is shown, kept as the reader left them while it is not. */
  readonly article: readonly Node[];
  /** Which sidebar the page stands in. */
  readonly wing: string;
  readonly sidebar: readonly Node[];
}

/** Thrown by `readPage` when a document is not a page of this site. */
export class NotAPage extends Error {}

/** Reads a page of this site from its document. Throws `NotAPage` when it has no article. */
export function readPage(page: Document): PageData {
  if (!page.querySelector('[data-part="article"]')) throw new NotAPage('The document has no article.');
  return {
    title: page.title,
    description: page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    canonical: page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    article: nodesOf(page, 'article'),
    wing: page.querySelector<HTMLElement>('[data-part="sidebar"]')?.dataset.wing ?? '',
    sidebar: nodesOf(page, 'sidebar'),
  };
}

/** The nodes of one part of a page, made this document's own ahead of the moment they are shown. */
export function nodesOf(page: Document, part: string): readonly Node[] {
  const nodes = [...(page.querySelector(`[data-part="${part}"]`)?.childNodes ?? [])];
  if (page !== document) for (const node of nodes) document.adoptNode(node);
  return nodes;
}
