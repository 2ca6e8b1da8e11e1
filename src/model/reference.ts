/** The reference: every operation, schema, webhook and error of the description at an address of its own. */
import type { Href } from './nav.ts';

/** Something of the API that has a page. */
export interface ReferenceEntry {
  readonly label: string;
  readonly href: Href;
  /** HTTP method of an operation, in capitals; empty where not published. */
  readonly method?: string;
  readonly deprecated?: boolean;
  /** What the entry stands under in a group of many: `/shops/{shop}/orders`. */
  readonly part?: string;
  /** Path of an operation, in lists of a page; absent where not published. */
  readonly path?: string;
  /** One line on what it is, in lists of a page. */
  readonly about?: string;
}

/** Entries under one heading of the sidebar: the operations of a tag, all webhooks, schemas or errors. */
export interface ReferenceGroup {
  readonly label: string;
  /** Heading over this group and its neighbours, where the description groups its tags. */
  readonly under?: string;
  /** The page that lists them. */
  readonly href: Href;
  readonly entries: readonly ReferenceEntry[];
  /** Operations of this tag that the sidebar lists under their first one. */
  readonly further?: readonly ReferenceEntry[];
  /** Unfolded on every page. */
  readonly open?: true;
  /** Parts of a group of many, with their places on its page. Entries stand in the order of their parts. */
  readonly parts?: readonly ReferenceEntry[];
}
