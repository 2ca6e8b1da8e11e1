import type { Href } from './nav.ts';

/** A kind of fact that the description marks as unpublished (extension `x-not-published`). */
export type NotPublished =
  'path' | 'method' | 'parameters' | 'fields' | 'types' | 'required' | 'values' | 'meaning' | 'operations';

/** An object with unpublished facts (`x-not-published`), as listed in the API team's to-do list. */
export interface Gap {
  readonly parts: readonly NotPublished[];
  /** The author's questions about the object (`x-question`). */
  readonly authored?: readonly string[];
  /** The object in words: `operation createIndividualWallet`. */
  readonly subject: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An object with the questions about its undocumented parts. */
export interface Questioned {
  readonly questions?: readonly string[];
}

/** The open questions about a page, in the reader's words. Pages show them folded, above the content. */
export interface OpenQuestions {
  readonly anchor: string;
  /** The most serious first. */
  readonly questions: readonly OpenQuestion[];
}

/** An open question about the API. */
export interface OpenQuestion {
  /** The question; names of the API are in backticks. */
  readonly text: string;
  /** URL of the table row that the question is about. */
  readonly href?: Href;
}

/** What an open question can block, the most serious first. `Question.blocks` explains the values. */
export type Blocks = 'money' | 'payment' | 'launch' | 'operation';

/** A question about the API that only its provider can answer: an entry of `questions.yaml`. */
export interface Question {
  readonly id: string;
  /** The question, in the words of a reader who asks the provider. Names of the API are in backticks. */
  readonly text: string;
  /**
   * `money`: a wrong guess can cost money. `payment`: no payment is possible without an answer. `launch`: needed before
   * going live. `operation`: none of these; needed only for the operations that the question is about.
   */
  readonly blocks: Blocks;
  /** What readers can do until the question is answered, in Markdown; may be empty. */
  readonly meanwhile: string;
  /** The provider's answer and its day; absent while the question is open. */
  readonly answer?: { readonly text: string; readonly day: string };
}
