/** How a page of the reference stands to the other versions of the description that have one. */
import type { Href } from './nav.ts';

/** The versions of a page. Hrefs begin at the root of the site, which is that of the current version. */
export interface PageVersions {
  /** The version that the page is of: `Version 1`. */
  readonly name: string;
  /** All versions with their counterparts of the page, the newest first. */
  readonly all: readonly VersionLink[];
  /** On a page of an earlier version, what its readers are told. */
  readonly notice?: VersionNotice;
}

/** A version and its counterpart of a page. */
export interface VersionLink {
  readonly name: string;
  /** Its overview where it has no counterpart. */
  readonly href: Href;
  /** What it does not have: `operation`; absent where it has a counterpart. */
  readonly lacks?: string;
}

export interface VersionNotice {
  /** One sentence or two, in parts of which some are links. */
  readonly parts: readonly { readonly text: string; readonly href?: Href }[];
  /** The counterpart in the current version. */
  readonly canonical?: Href;
  readonly currentName: string;
}
