/** The reference: one page for each operation, schema, webhook and error of the description. */
import type { Href } from './nav.ts';

/** An object of the API that has a page. */
export interface ReferenceEntry {
  readonly label: string;
  readonly href: Href;
  /** HTTP method of an operation, in capitals; an empty string if it is not published. */
  readonly method?: string;
  readonly deprecated?: boolean;
  /** The heading above the entry, such as `/shops/{shop}/orders`; only in a large group. */
  readonly part?: string;
  /** Path of an operation, for lists on pages; absent if not published. */
  readonly path?: string;
  /** A one-line description, for lists on pages. */
  readonly about?: string;
}

/** Entries under one heading of the sidebar: the operations of a tag, all webhooks, schemas or errors. */
export interface ReferenceGroup {
  readonly label: string;
  /** Heading above the group, shared with neighbouring groups; absent if the description does not group its tags. */
  readonly under?: string;
  /** The page that lists the entries. */
  readonly href: Href;
  readonly entries: readonly ReferenceEntry[];
  /** Operations with this tag that the sidebar lists elsewhere, under the first of their tags. */
  readonly further?: readonly ReferenceEntry[];
  /** Whether the group is unfolded on every page. */
  readonly open?: true;
  /**
   * The headings inside a large group, each with a link to its section on the page of the group. `entries` have the
   * same order.
   */
  readonly parts?: readonly ReferenceEntry[];
}
