/** The entries of the search. Created by `scripts/outputs/search`, searched by `src/shared/search`. */
import type { Href } from './nav.ts';

/** The kind of an entry. */
export type SearchKind =
  | 'page'
  /** A tool for readers: it explains, builds, simulates. */
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
  /** Status code, of the error catalogue or of responses. */
  | 'error'
  /** Human-readable text in an example response. */
  | 'message'
  | 'schema';

/** A search entry: occurrences with the same name and meaning share one entry. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  /** Alternative names: operation ID, method and path, dotted paths of a field. */
  readonly names: readonly string[];
  /** Words of `synonyms.yaml` that find the entry. */
  readonly leads?: readonly string[];
  /** Paragraphs about the entry. */
  readonly text: readonly string[];
  /** Whether only the reference contains the entry. */
  readonly reference: boolean;
  /** The entry's locations, at least one; a search result links to the first. */
  readonly places: readonly SearchPlace[];
  /** Number of further locations, which no result lists. */
  readonly more?: number;
}

/** A location of an entry. */
export interface SearchPlace {
  /** Path of the page, with the anchor. */
  readonly href: Href;
  /** Page, operation or schema, in words: distinguishes places of the same name. */
  readonly where: string;
}

/** Synonyms that readers use, with their target (`synonyms.yaml` beside the guides). */
export interface Synonyms {
  readonly words: readonly string[];
  /** Page or place that the words stand for; absent if they are only synonyms of one another. */
  readonly href?: Href;
}

/** One file of the search index. The first one names the others. */
export interface SearchFile {
  /** Entries by kind, then in the order of the site. */
  readonly entries: readonly SearchEntry[];
  readonly synonyms?: readonly Synonyms[];
  /** Names of the further files, in the same folder; only in the first file. */
  readonly more?: readonly string[];
}
