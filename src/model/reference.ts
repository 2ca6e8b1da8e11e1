/** The reference wing: every operation, schema, webhook and error of the description at an address of its own. */
import type { Href } from './nav.ts';
import type { ReferencePage } from './page.ts';

/** Something of the API that has a page. */
export interface ReferenceEntry {
  readonly label: string;
  readonly href: Href;
  /** HTTP method of an operation, in capitals; absent where not published. */
  readonly method?: string;
  readonly deprecated?: boolean;
}

/** Entries under one heading of the sidebar: the operations of a tag, all webhooks, schemas or errors. */
export interface ReferenceGroup {
  readonly label: string;
  /** Heading over this group and its neighbours, where the description groups its tags. */
  readonly under?: string;
  /** The page that lists them. */
  readonly href: Href;
  readonly entries: readonly ReferenceEntry[];
}

/** All pages of the reference. Pages are made when asked for, so that a thousand of them need no memory at once. */
export interface Reference {
  readonly groups: readonly ReferenceGroup[];
  /** In the order of the sidebar, the overview first. */
  readonly hrefs: readonly Href[];
  /** @throws {RangeError} for an address that is not in `hrefs`. */
  page(href: Href): ReferencePage;
}
