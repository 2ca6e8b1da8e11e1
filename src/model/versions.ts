/** Links from a reference page to other versions of the description. */
import type { Href } from './nav.ts';

/** Links from a page to the versions of the site. Their paths begin at the root of the site, not of a version. */
export interface PageVersions {
  /** Name of the version to which the page belongs: `Version 1`. */
  readonly name: string;
  /** All versions, the newest first, each with the path of the same page there. */
  readonly all: readonly VersionLink[];
  /** The notice for readers of an earlier version. */
  readonly notice?: VersionNotice;
}

/** A version, with a link to the same page in it. */
export interface VersionLink {
  readonly name: string;
  /** The same page in this version, else the overview of the version. */
  readonly href: Href;
  /** Set if the version lacks the page: the kind of the missing object, such as `operation`. */
  readonly lacks?: string;
}

/** A notice on pages of earlier versions. */
export interface VersionNotice {
  /** One or two sentences, split into parts, some of which are links. */
  readonly parts: readonly { readonly text: string; readonly href?: Href }[];
  /** The same page in the current version. */
  readonly canonical?: Href;
  readonly currentName: string;
}
