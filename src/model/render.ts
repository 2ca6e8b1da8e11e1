/** The seam between the compiler and React: what `render` hands to `src/entry-server.tsx`. */
import type { NavGroup } from './nav.ts';
import type { Page } from './page.ts';
import type { SiteConfig } from './site.ts';

/** Addresses of the built files, base included. */
export interface Assets {
  /** The whole style sheet, which the application brings for every page to come; empty where pages have it already. */
  readonly styles: string;
  /** Small blocking script of the first view. */
  readonly head: string;
  /** The application, loaded on the reader's first intent. */
  readonly app: string;
  /** Script of the 404 page alone. */
  readonly notFound: string;
  readonly searchIndex: string;
  /** Every entry of the reference, for its filter. */
  readonly referenceIndex: string;
  readonly favicon: string;
}

export interface RenderInput {
  readonly page: Page;
  readonly config: SiteConfig;
  readonly nav: readonly NavGroup[];
  readonly assets: Assets;
  /** `/` or `/docs/`: begins and ends with a slash. */
  readonly base: string;
  /** Escaped HTML of a piece of code, spans carrying classes only. */
  readonly highlight: (text: string, syntax: string) => string;
  /** Addresses of the style sheets for a page with this body. */
  readonly view: (html: string) => readonly string[];
  /** Paths of a Tabler icon by its name in kebab-case; empty for an unknown one. */
  readonly icon: (name: string) => string;
}

/** Whole HTML document, from `<!doctype html>`. Pure. */
export type RenderPage = (input: RenderInput) => string;
