/** The interface between the compiler and React: the input of `render` in `src/entry-server.tsx`. */
import type { NavGroup } from './nav.ts';
import type { Page } from './page.ts';
import type { SiteConfig } from './site.ts';

/** URLs of the built files, including the base path. */
export interface Assets {
  /** Script of the application, loaded when the reader first interacts. */
  readonly app: string;
  /** Script of the actions that work before the application is loaded. */
  readonly actions: string;
  /** Script that only the 404 page loads. */
  readonly notFound: string;
  readonly searchIndex: string;
  /** The search index of the current version, on pages of earlier versions. */
  readonly currentSearchIndex?: string;
  /** JSON list of all reference entries, which the filter of the sidebar searches. */
  readonly referenceIndex: string;
  readonly favicon: string;
  /** Font files for text and for code. */
  readonly fonts: readonly string[];
  /**
   * Style sheet for content further down a page, which a reader does not see at first. Absent if the head contains all
   * styles.
   */
  readonly deferredStyles?: string;
}

/**
 * Styles that pages contain inline, for what the window shows first. They are identical on every page, so that the
 * content security policy needs only one hash for each group.
 */
export interface StyleGroup {
  readonly css: string;
  /**
   * Class names: a page includes the group if it has an element with one of them. Absent if every page includes the
   * group.
   */
  readonly classes?: readonly string[];
}

/** Inline code, identical on every page of a site, so that the content security policy needs one hash for each part. */
export interface InlineCode {
  /** Styles for what the window shows first on any page, in order. */
  readonly styles: readonly StyleGroup[];
  /** Script in the head: everything that affects what the window shows first, such as the stored colour scheme. */
  readonly head: string;
}

/**
 * URLs of the code that `InlineCode` contains. The development server links to the code instead of inlining it, because
 * the code changes during editing.
 */
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
  /** The base path of the current version, which contains the guides; only for pages of an earlier version. */
  readonly root?: string;
  /** Returns code as escaped HTML, whose elements have only `class` attributes. */
  readonly highlight: (text: string, syntax: string) => string;
  readonly code: InlineCode | LinkedCode;
  /** Returns the SVG paths of a Tabler icon by its name in kebab-case; an empty string for an unknown name. */
  readonly icon: (name: string) => string;
  /**
   * Returns the URL for a relative link in a description. If the result is undefined, the page shows the text without a
   * link.
   */
  readonly target: (href: string) => string | undefined;
}

/** Renders a page as a whole HTML document, from `<!doctype html>`. Has no side effects. */
export type RenderPage = (input: RenderInput) => string;
