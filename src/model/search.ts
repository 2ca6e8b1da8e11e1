/** What can be found on a site. Made by `scripts/outputs/search`, searched by `src/shared/search`. */
import type { Href } from './nav.ts';

export type SearchKind =
  | 'page'
  /** Something that the site does for its readers: it explains, builds, simulates. */
  | 'tool'
  | 'heading'
  /** What a page does not document. */
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
  /** Text that an example response carries for people. */
  | 'message'
  | 'schema';

/** One thing a reader can look for: what stands in several places with one name and one meaning is one entry. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  /** What else it is called: operation ID, method and path, dotted paths of a field. */
  readonly names: readonly string[];
  /** Words of `synonyms.yaml` that lead to it. */
  readonly leads?: readonly string[];
  /** Paragraphs that explain it. */
  readonly text: readonly string[];
  /** True for what only the reference has. */
  readonly reference: boolean;
  /** Where it stands; a reader lands on the first. At least one. */
  readonly places: readonly SearchPlace[];
  /** Further places that no result lists. */
  readonly more?: number;
}

export interface SearchPlace {
  /** Page and anchor. */
  readonly href: Href;
  /** Page, operation or schema, in words: tells two places of one name apart. */
  readonly where: string;
}

/** Words that readers use for one another, and where they lead (`synonyms.yaml` beside the guides). */
export interface Synonyms {
  readonly words: readonly string[];
  /** Page or place that is what they mean; absent where the words alone find it. */
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
