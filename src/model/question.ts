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
