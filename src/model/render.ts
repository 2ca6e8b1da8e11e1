/** The seam between the compiler and React: what `render` hands to `src/entry-server.tsx`. */
import type { NavGroup } from './nav.ts';
import type { Page } from './page.ts';
import type { SiteConfig } from './site.ts';

/** Addresses of the built files, base included. */
export interface Assets {
  /** The application, loaded on the reader's first intent. */
  readonly app: string;
  /** Script of what a reader can do without the application. */
  readonly actions: string;
  /** Script of the 404 page alone. */
  readonly notFound: string;
  readonly searchIndex: string;
  /** That of the current version, on pages of earlier ones. */
  readonly currentSearchIndex?: string;
  /** Every entry of the reference, for its filter. */
  readonly referenceIndex: string;
  readonly favicon: string;
  /** Fonts of text and of code. */
  readonly fonts: readonly string[];
  /** Styles that no first screen needs; absent where the head has all styles. */
  readonly deferredStyles?: string;
}

/** Styles of the first view that pages hold as they are, so that one hash stands in the policy. */
export interface StyleGroup {
  readonly css: string;
  /** Classes that ask for it: a page holds it when it has one of them. Absent where every page holds it. */
  readonly classes?: readonly string[];
}

/** What pages of a site hold, the same on each: so that one hash of each stands in the policy. */
export interface InlineCode {
  /** Styles of whatever a first screen may show, in their order. */
  readonly styles: readonly StyleGroup[];
  /** Script in the head: what decides how the first screen looks. */
  readonly head: string;
}

/** Where the development server has the same, which changes while one writes. */
export interface LinkedCode {
  readonly styleSheets: readonly string[];
  readonly head: string;
}

export interface RenderInput {
  readonly page: Page;
  readonly config: SiteConfig;
  readonly nav: readonly NavGroup[];
  readonly assets: Assets;
  /** `/` or `/docs/`: begins and ends with a slash. */
  readonly base: string;
  /** Of an earlier version, the base of the current one, whose guides it shares. */
  readonly root?: string;
  /** Escaped HTML of a piece of code, spans carrying classes only. */
  readonly highlight: (text: string, syntax: string) => string;
  readonly code: InlineCode | LinkedCode;
  /** Paths of a Tabler icon by its name in kebab-case; empty for an unknown one. */
  readonly icon: (name: string) => string;
  /** Where a relative link of a description leads; undefined where its words are no link. */
  readonly target: (href: string) => string | undefined;
}

/** Draws a page: the whole HTML document, from `<!doctype html>`. Pure. */
export type RenderPage = (input: RenderInput) => string;
