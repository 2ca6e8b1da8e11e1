/** The relation of a reference page to the other versions of the description. */
import type { Href } from './nav.ts';

/** The versions of a page. Hrefs begin at the root of the site, which is that of the current version. */
export interface PageVersions {
  /** The version that the page is of: `Version 1`. */
  readonly name: string;
  /** All versions with their counterparts of the page, the newest first. */
  readonly all: readonly VersionLink[];
  /** The notice for readers of an earlier version. */
  readonly notice?: VersionNotice;
}

/** A version and its counterpart of a page. */
export interface VersionLink {
  readonly name: string;
  /** Its overview if it has no counterpart. */
  readonly href: Href;
  /** The missing object: `operation`; absent if there is a counterpart. */
  readonly lacks?: string;
}

/** A notice on pages of earlier versions. */
export interface VersionNotice {
  /** One or two sentences, in parts of which some are links. */
  readonly parts: readonly { readonly text: string; readonly href?: Href }[];
  /** The counterpart in the current version. */
  readonly canonical?: Href;
  readonly currentName: string;
}
