/** The index of names: every name of the description, what it means, and where it stands. */
import type { Href } from './nav.ts';

export interface NameIndex {
  /** Every letter that names begin with, in order: on this page, or on pages of their own. */
  readonly letters: readonly IndexLetter[];
  /** The names of this page by letter; empty on a page that leads to the pages of letters. */
  readonly sections: readonly NameSection[];
}

export interface IndexLetter {
  /** `A`, `0–9`, or `Other`. */
  readonly label: string;
  readonly href: Href;
  /** Number of its names. */
  readonly count: number;
}

export interface NameSection {
  readonly anchor: string;
  /** Absent where the heading of the page says it. */
  readonly label?: string;
  readonly names: readonly IndexedName[];
}

export interface IndexedName {
  /** Unique in the page. */
  readonly anchor: string;
  /** As it is written, letter case and all. */
  readonly name: string;
  /** One for each thing that the name stands for: at least one. */
  readonly meanings: readonly NameMeaning[];
}

export type NameKind =
  | 'operation'
  | 'webhook'
  | 'callback'
  | 'schema'
  | 'status code'
  | 'security scheme'
  | 'path parameter'
  | 'query parameter'
  | 'cookie'
  | 'header'
  | 'field'
  | 'value';

/** What a name stands for: places agree in kind, type, values and description. */
export interface NameMeaning {
  readonly kind: NameKind;
  /** Type in words, method and path of an operation, the enum of a value; empty where nothing is to say. */
  readonly type: string;
  /** Values of an enum. */
  readonly values: readonly string[];
  /** The description as one line of text; empty where there is none. */
  readonly about: string;
  /** One without a label; of many places, the groups of the reference. */
  readonly groups: readonly PlaceGroup[];
}

export interface PlaceGroup {
  /** Empty where nothing is to say. */
  readonly label: string;
  readonly places: readonly NamePlace[];
}

/** A row of a page, or the page itself. */
export interface NamePlace {
  readonly href: Href;
  /** The operation, webhook or schema, as its page is called. */
  readonly label: string;
  /** `body`, `response 200`; empty where the kind of the name says it. */
  readonly part: string;
  /** Path of a field in its body or schema: `data.customer.email`; empty for what has none. */
  readonly path: string;
}
