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
  /** Words of `synonyms.yaml` that lead to it. */
  readonly leads?: readonly string[];
  /** Paragraphs that explain it. */
  readonly text: readonly string[];
  /** True for entries that only the reference contains. */
  readonly reference: boolean;
  /** Its locations, at least one; a result leads to the first. */
  readonly places: readonly SearchPlace[];
  /** Further places that no result lists. */
  readonly more?: number;
}

/** A place to which an entry leads. */
export interface SearchPlace {
  /** Page and anchor. */
  readonly href: Href;
  /** Page, operation or schema, in words: distinguishes places of the same name. */
  readonly where: string;
}

/** Synonyms of readers, and their target (`synonyms.yaml` beside the guides). */
export interface Synonyms {
  readonly words: readonly string[];
  /** Page or place that they mean; absent if the words alone find it. */
  readonly href?: Href;
}

/** One file of the search index. The first one names the others. */
export interface SearchFile {
  /** By kind, then in the order of the site. */
  readonly entries: readonly SearchEntry[];
  readonly synonyms?: readonly Synonyms[];
  /** Names of the files after the first, beside it. */
  readonly more?: readonly string[];
}
