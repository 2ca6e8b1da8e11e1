/**
 * Path of a page from the site's root: `/card-payments`. It has no base path and no trailing slash; `#anchor` may
 * follow.
 */
export type Href = `/${string}`;

/** One group of the sidebar. */
export interface NavGroup {
  readonly label: string;
  /** Whether the group is unfolded by default; the reader's choice overrides this. */
  readonly open: boolean;
  /** Tabler icon name in kebab-case. */
  readonly icon: string;
  readonly links: readonly NavLink[];
  /** Guides of the group that the sidebar does not list. */
  readonly unlisted: readonly NavLink[];
}

/** A link of the sidebar. */
export interface NavLink {
  readonly label: string;
  readonly href: Href;
  readonly icon: string;
}

/** An entry of the list "On this page". */
export interface Heading {
  readonly level: 2 | 3;
  readonly anchor: string;
  readonly text: string;
}
