/** The weights of the search. The README explains them; no other module has weights. */
import type { SearchKind } from '../../model/search.ts';

/** A weight for a few words, and one for a question. */
type Weights = readonly [words: number, question: number];

/** MiniSearch's boost of each field of an entry. */
export const FIELDS = {
  title: [2, 1.5],
  /** Words of `synonyms.yaml` that lead to it. */
  leads: [3, 3],
  text: [0.5, 1],
  where: [0.25, 0.25],
  names: [0.25, 0.25],
} as const satisfies Readonly<Record<string, Weights>>;

/** The re-rank by kind. Entries with the same name are in the order of these kinds. */
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

/** The factors that depend on an entry and the query. */
export const WEIGHTS = {
  /** Factor for entries of the reference only. */
  reference: 0.7,
  /** Factor for entries with all words of the query, at any place. */
  all: 4,
  /** Factors for a title with the words of the query in sequence, in any form, and for one with no others. */
  titled: 2,
  whole: 2,
  /** Number of words that make a question. */
  question: 4,
} as const;

/** How certainly a query refers to an entry: by a synonym of the site, its exact name, or another notation of it. */
export const SURE = { led: 3, written: 2, alike: 1 } as const;

/** The boosts of fields as MiniSearch takes them, for a few words and for a question. */
export const BOOSTS = ([0, 1] as const).map((asked) =>
  Object.fromEntries(Object.entries(FIELDS).map(([field, weights]) => [field, weights[asked]])),
);
