/** The entries of the search index. Created by `scripts/outputs/search`, searched by `src/shared/search`. */
import type { Href } from './nav.ts';

/** The kind of a search entry: what the entry is about. */
export type SearchKind =
  | 'page'
  /** A tool for readers, such as the webhook simulator. */
  | 'tool'
  | 'heading'
  /** A fact that a page does not document. */
  | 'gap'
  | 'operation'
  | 'webhook'
  | 'field'
  | 'parameter'
  | 'header'
  /** Value of an enum. */
  | 'value'
  /** Status code, from the error catalogue or from responses. */
  | 'error'
  /** Human-readable text in an example response. */
  | 'message'
  | 'schema';

/**
 * An entry of the search index. A field, value or message that occurs in several places is one entry with several
 * locations.
 */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  /** Alternative names: operation ID, method and path, dotted paths of a field. */
  readonly names: readonly string[];
  /** Synonyms from `synonyms.yaml` under which the search finds the entry too. */
  readonly leads?: readonly string[];
  /** Paragraphs of text about the entry, which are searched too. */
  readonly text: readonly string[];
  /** Whether the entry occurs only in the reference, not in guides. */
  readonly reference: boolean;
  /** The locations of the entry on the site, at least one. A search result links to the first. */
  readonly places: readonly SearchPlace[];
  /** Number of other locations, which are not in `places`. */
  readonly more?: number;
}

/** A location of a search entry on the site. */
export interface SearchPlace {
  /** Path of the page, with the anchor. */
  readonly href: Href;
  /** The page, operation or schema, in words: shows readers which of several locations this is. */
  readonly where: string;
}

/** Words that mean the same to readers (`synonyms.yaml` beside the guides). */
export interface Synonyms {
  readonly words: readonly string[];
  /** URL of the page that explains the words; absent if the words are only synonyms of one another. */
  readonly href?: Href;
}

/** One file of the search index. The first file lists the names of the others. */
export interface SearchFile {
  /** The entries, sorted by kind, then in the order of the site. */
  readonly entries: readonly SearchEntry[];
  readonly synonyms?: readonly Synonyms[];
  /** Names of the other files, in the same folder; only in the first file. */
  readonly more?: readonly string[];
}
