/** The relation of a reference page to the other versions of the description. */
import type { Href } from './nav.ts';

/** The versions of a page. Hrefs begin at the root of the site, which is also the root of the current version. */
export interface PageVersions {
  /** Name of the page's version: `Version 1`. */
  readonly name: string;
  /** All versions, the newest first, each with its counterpart of the page. */
  readonly all: readonly VersionLink[];
  /** The notice for readers of an earlier version. */
  readonly notice?: VersionNotice;
}

/** A version, with its counterpart of a page. */
export interface VersionLink {
  readonly name: string;
  /** The counterpart, else the overview of the version. */
  readonly href: Href;
  /** The kind of object that the version lacks: `operation`; absent if there is a counterpart. */
  readonly lacks?: string;
}

/** A notice on pages of earlier versions. */
export interface VersionNotice {
  /** One or two sentences, split into parts, some of which are links. */
  readonly parts: readonly { readonly text: string; readonly href?: Href }[];
  /** The counterpart in the current version. */
  readonly canonical?: Href;
  readonly currentName: string;
}
