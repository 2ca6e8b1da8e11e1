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

/** What a question stands in the way of, the gravest first. */
export type Blocks = 'money' | 'payment' | 'launch' | 'operation';

/** A question about the API that only its provider can answer: an entry of `questions.yaml`. */
export interface Question {
  readonly id: string;
  /** As a reader would ask the provider. Names of the API stand between backticks. */
  readonly text: string;
  /**
   * `money`: a wrong guess can cost some. `payment`: without an answer no payment is made. `launch`: it is needed before
   * going live. `operation`: the rest.
   */
  readonly blocks: Blocks;
  /** What readers can do until it is answered, in Markdown; empty where there is nothing to say. */
  readonly meanwhile: string;
  /** What the provider said, and on which day; absent while the question is open. */
  readonly answer?: { readonly text: string; readonly day: string };
}
