/** Reads pages from documents, opened by the browser or fetched, and shows their heads. */

const HEAD = 'head > :is(title, [name="description"], [rel="canonical"], [name="robots"])';

/** The parts that change from page to page: the data that a route loads. */
export interface PageData {
  /** Head elements specific to the page: title, description, URL, and the `noindex` of the 404 page. */
  readonly head: readonly Element[];
  /** The article's nodes: in the document while the page is shown, otherwise as the reader left them. */
  readonly article: readonly Node[];
  /** Section of the site, whose pages share a sidebar (`sectionOf`). */
  readonly section: string;
  readonly sidebar: readonly Node[];
}

/**
 * Reads a page of this site.
 *
 * @throws {Error} when the document has no article.
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

/** Returns the nodes of one part of a page, adopted by this document. */
export function nodesOf(page: Document, part: string): readonly Node[] {
  const nodes = [...(page.querySelector(`[data-part="${part}"]`)?.childNodes ?? [])];
  if (page !== document) for (const node of nodes) document.adoptNode(node);
  return nodes;
}

/** Updates the head of the document to that of a page. */
export function writeHead({ head }: PageData): void {
  for (const element of document.querySelectorAll(HEAD)) element.remove();
  document.head.append(...head);
}
