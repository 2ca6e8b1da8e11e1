/**
 * Reads what changes when readers open another page: the article, the sidebar and some elements of the head. Reads it
 * from the document that the browser opened, or from a fetched document. Also replaces these elements in the head of
 * the current document.
 */

const HEAD = 'head > :is(title, [name="description"], [rel="canonical"], [name="robots"])';

/** The parts of a document that differ from page to page; the loader of a route returns them. */
export interface PageData {
  /** Head elements specific to the page: title, description, canonical URL and `noindex`. */
  readonly head: readonly Element[];
  /**
   * Nodes of the article. While the page is shown, they are in the document. Afterwards they are detached, but remain
   * as the reader left them.
   */
  readonly article: readonly Node[];
  /** Key of the page's section (`sectionOf`); pages of a section share a sidebar. */
  readonly section: string;
  readonly sidebar: readonly Node[];
}

/**
 * Reads the parts of a page from its document.
 *
 * @throws {Error} if the document has no article.
 */
export function readPage(page: Document): PageData {
  if (!page.querySelector('[data-part="article"]')) throw new Error('The document has no article.');
  return {
    head: [...page.querySelectorAll(HEAD)],
    article: nodesOf(page, 'article'),
    section: page.querySelector<HTMLElement>('[data-section]')?.dataset.section ?? '',
    sidebar: nodesOf(page, 'sidebar'),
  };
}

/** Returns the nodes of one part of a page, adopted by the current document. */
export function nodesOf(page: Document, part: string): readonly Node[] {
  const nodes = [...(page.querySelector(`[data-part="${part}"]`)?.childNodes ?? [])];
  if (page !== document) for (const node of nodes) document.adoptNode(node);
  return nodes;
}

/** Replaces the page-specific elements in the document's head with those of a page. */
export function writeHead({ head }: PageData): void {
  for (const element of document.querySelectorAll(HEAD)) element.remove();
  document.head.append(...head);
}
