import type { Href } from './nav.ts';

/** What the source does not tell (extension `x-not-published` on the object it concerns). */
export type NotPublished =
  'path' | 'method' | 'parameters' | 'fields' | 'types' | 'required' | 'values' | 'meaning' | 'operations';

/** One `x-not-published` mark: an item of the API team's to-do list. */
export interface Gap {
  readonly parts: readonly NotPublished[];
  /** The author's words for it (`x-question`). */
  readonly authored?: readonly string[];
  /** The object concerned, in words: `operation createIndividualWallet`. */
  readonly subject: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A thing with what is not documented about it, as questions. */
export interface Asked {
  readonly questions?: readonly string[];
}

/** The questions that a page leaves open, as its reader would ask: folded above the content. */
export interface OpenQuestions {
  readonly anchor: string;
  /** The gravest first. */
  readonly questions: readonly OpenQuestion[];
}

export interface OpenQuestion {
  /** Names of the API stand between backticks. */
  readonly text: string;
  /** The row that it is about. */
  readonly href?: Href;
}
