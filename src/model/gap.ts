/** What the source does not tell (extension `x-not-published` on the object it concerns). */
export type NotPublished =
  'path' | 'method' | 'parameters' | 'fields' | 'types' | 'required' | 'values' | 'meaning' | 'operations';

/** One `x-not-published` mark: an item of the API team's to-do list. */
export interface Gap {
  readonly parts: readonly NotPublished[];
  /** The object concerned, in words: `operation createIndividualWallet`. */
  readonly subject: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
