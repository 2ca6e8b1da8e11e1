/** The weights of the search, explained in the README of this folder. No other module has weights. */
import type { SearchKind } from '../../model/search.ts';

/** A weight for a query of a few words, and a weight for a question (`WEIGHTS.question`). */
type Weights = readonly [words: number, question: number];

/** MiniSearch's boost for each field of an entry. */
export const FIELDS = {
  title: [2, 1.5],
  /** Boost for the words of `synonyms.yaml` that find the entry. */
  leads: [3, 3],
  text: [0.5, 1],
  where: [0.25, 0.25],
  names: [0.25, 0.25],
} as const satisfies Readonly<Record<string, Weights>>;

/** The factor for the score of an entry, by kind. Entries with the same name rank in the order of these kinds. */
export const KINDS: Readonly<Record<SearchKind, Weights>> = {
  operation: [1.5, 1.25],
  webhook: [1.5, 1.25],
  page: [1.75, 1.75],
  tool: [1.25, 1],
  error: [1.5, 1.25],
  heading: [1.1, 1.1],
  gap: [1, 1],
  field: [0.75, 0.5],
  parameter: [0.75, 0.5],
  header: [0.75, 0.5],
  schema: [0.5, 0.5],
  value: [0.75, 0.5],
  message: [0.5, 0.5],
};

/** The factors that depend on the entry and the query. */
export const WEIGHTS = {
  /** Factor for entries that only the reference contains. */
  reference: 0.7,
  /** Factor for entries that contain all words of the query, in any field. */
  all: 4,
  /**
   * Factor for a title that contains the words of the query in sequence, in any form. `whole` is a further factor for a
   * title without other words.
   */
  titled: 2,
  whole: 2,
  /** Minimum number of words in a query that counts as a question. */
  question: 4,
} as const;

/**
 * Ranks of entries that a query names. `led`: by a word of `synonyms.yaml`. `written`: by the exact name. `alike`: by
 * the name in another notation.
 */
export const SURE = { led: 3, written: 2, alike: 1 } as const;

/** The `boost` options of MiniSearch: first for a query of a few words, then for a question. */
export const BOOSTS = ([0, 1] as const).map((asked) =>
  Object.fromEntries(Object.entries(FIELDS).map(([field, weights]) => [field, weights[asked]])),
);
