/** One reader for both ways a page arrives: the document the browser opened, and the next one the application fetches. */
import { trusted } from './trusted-html.ts';

/** HTML for `dangerouslySetInnerHTML`. Under Trusted Types an object compared by identity: hold it, do not make it twice. */
export interface KeptHtml {
  readonly __html: string;
}

/** What the browser needs of a page. */
export interface PageData {
  readonly title: string;
  readonly description: string;
  /** Absent on the 404 page. */
  readonly canonical: string | undefined;
  readonly article: KeptHtml;
  /** Which sidebar the page stands in. */
  readonly wing: string;
  readonly sidebar: KeptHtml;
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
    article: keptHtml(page, 'article'),
    wing: page.querySelector<HTMLElement>('[data-part="sidebar"]')?.dataset.wing ?? '',
    sidebar: keptHtml(page, 'sidebar'),
  };
}

/** HTML inside one part of a page, ready for React. */
export function keptHtml(page: Document, part: string): KeptHtml {
  return { __html: trusted(page.querySelector(`[data-part="${part}"]`)?.innerHTML ?? '') };
}
