/**
 * Path of a page from the site's root, without base and without trailing slash: `/card-payments`. May carry `#anchor`.
 */
export type Href = `/${string}`;

/** One group of the sidebar. */
export interface NavGroup {
  readonly label: string;
  /** Open when no reader has chosen otherwise. */
  readonly open: boolean;
  /** Tabler icon name in kebab-case. */
  readonly icon: string;
  readonly links: readonly NavLink[];
  /** Its guides that the sidebar leaves out. */
  readonly unlisted: readonly NavLink[];
}

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
