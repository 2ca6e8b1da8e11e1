/** The reference: every operation, schema, webhook and error of the description at a URL of its own. */
import type { Href } from './nav.ts';

/** An object of the API that has a page. */
export interface ReferenceEntry {
  readonly label: string;
  readonly href: Href;
  /** HTTP method of an operation, in capitals; empty if not published. */
  readonly method?: string;
  readonly deprecated?: boolean;
  /** The part of a large group to which the entry belongs: `/shops/{shop}/orders`. */
  readonly part?: string;
  /** Path of an operation, in lists of a page; absent if not published. */
  readonly path?: string;
  /** A one-line description, in lists of a page. */
  readonly about?: string;
}

/** Entries under one heading of the sidebar: the operations of a tag, all webhooks, schemas or errors. */
export interface ReferenceGroup {
  readonly label: string;
  /** Heading over this group and its neighbours, if the description groups its tags. */
  readonly under?: string;
  /** The page that lists them. */
  readonly href: Href;
  readonly entries: readonly ReferenceEntry[];
  /** Operations of this tag that the sidebar lists under the first one. */
  readonly further?: readonly ReferenceEntry[];
  /** Unfolded on every page. */
  readonly open?: true;
  /** Parts of a large group, with their anchors on its page. Entries are in the order of their parts. */
  readonly parts?: readonly ReferenceEntry[];
}
