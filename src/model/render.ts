/** The interface between the compiler and React: the input of `render` in `src/entry-server.tsx`. */
import type { NavGroup } from './nav.ts';
import type { Page } from './page.ts';
import type { SiteConfig } from './site.ts';

/** URLs of the built files, base included. */
export interface Assets {
  /** The application, loaded on the reader's first intent. */
  readonly app: string;
  /** Script of the actions that work without the application. */
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
  /** Styles that no first screen needs; absent if the head contains all styles. */
  readonly deferredStyles?: string;
}

/** Inline styles of the first view, unchanged on every page: the policy contains one hash for each. */
export interface StyleGroup {
  readonly css: string;
  /** A page contains the group if it has one of these classes. Absent if every page contains it. */
  readonly classes?: readonly string[];
}

/** Inline code of all pages of a site, the same on each: the policy contains one hash for each. */
export interface InlineCode {
  /** Styles of everything that a first screen may show, in order. */
  readonly styles: readonly StyleGroup[];
  /** Script in the head: decides how the first screen looks. */
  readonly head: string;
}

/** The same code as files of the development server, where it changes while being edited. */
export interface LinkedCode {
  readonly styleSheets: readonly string[];
  readonly head: string;
}

/** The input of rendering one page. */
export interface RenderInput {
  readonly page: Page;
  readonly config: SiteConfig;
  readonly nav: readonly NavGroup[];
  readonly assets: Assets;
  /** `/` or `/docs/`: begins and ends with a slash. */
  readonly base: string;
  /** For an earlier version, the base of the current one, whose guides it shares. */
  readonly root?: string;
  /** Returns the escaped HTML of some code, with elements that carry only classes. */
  readonly highlight: (text: string, syntax: string) => string;
  readonly code: InlineCode | LinkedCode;
  /** Returns the paths of a Tabler icon by its name in kebab-case; empty for an unknown one. */
  readonly icon: (name: string) => string;
  /** Returns the target of a relative link in a description; undefined if its text is not a link. */
  readonly target: (href: string) => string | undefined;
}

/** Renders a page as a whole HTML document, from `<!doctype html>`. Pure. */
export type RenderPage = (input: RenderInput) => string;
