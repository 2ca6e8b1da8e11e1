/** The interface between the compiler and React: the input of `render` in `src/entry-server.tsx`. */
import type { NavGroup } from './nav.ts';
import type { Page } from './page.ts';
import type { SiteConfig } from './site.ts';

/** URLs of the built files, including the base. */
export interface Assets {
  /** The application, loaded on the reader's first intent. */
  readonly app: string;
  /** Script of the actions that work without the application. */
  readonly actions: string;
  /** Script of the 404 page only. */
  readonly notFound: string;
  readonly searchIndex: string;
  /** The search index of the current version, on pages of earlier versions. */
  readonly currentSearchIndex?: string;
  /** All entries of the reference, for its filter. */
  readonly referenceIndex: string;
  readonly favicon: string;
  /** Fonts of text and of code. */
  readonly fonts: readonly string[];
  /** Styles that no first view needs; absent if the head contains all styles. */
  readonly deferredStyles?: string;
}

/**
 * Inline styles for the first view, the same on every page: the content security policy has one hash for each group.
 */
export interface StyleGroup {
  readonly css: string;
  /** A page contains the group if it has one of these classes. Absent if every page contains it. */
  readonly classes?: readonly string[];
}

/** Inline code, the same on every page of a site: the content security policy has one hash for each part. */
export interface InlineCode {
  /** Styles of everything that a first view may show, in order. */
  readonly styles: readonly StyleGroup[];
  /** Script in the head, which determines how the first view looks. */
  readonly head: string;
}

/** The code of `InlineCode` as files of the development server, where it changes while being edited. */
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
  /** Base path of the site, `/` or `/docs/`: begins and ends with a slash. */
  readonly base: string;
  /** In an earlier version, the base path of the current version, whose guides are shared. */
  readonly root?: string;
  /** Returns code as escaped HTML, in which elements have no attributes but classes. */
  readonly highlight: (text: string, syntax: string) => string;
  readonly code: InlineCode | LinkedCode;
  /** Returns the paths of a Tabler icon by its name in kebab-case; empty for an unknown one. */
  readonly icon: (name: string) => string;
  /** Returns the target of a relative link in a description; undefined if only the text of the link is shown. */
  readonly target: (href: string) => string | undefined;
}

/** Renders a page as a whole HTML document, from `<!doctype html>`. Pure. */
export type RenderPage = (input: RenderInput) => string;
