/** The explanation of a pasted text, created by `src/shared/explain`. */
import type { CallEntry } from './call-data.ts';
import type { Href } from './nav.ts';

/** The explanation of a pasted text. */
export interface Explanation {
  /** Sentences that state what the text was recognised as, and other remarks on the whole text. */
  readonly notes: readonly string[];
  /** JSON syntax errors in the text. */
  readonly mistakes: readonly { readonly line: number; readonly column: number; readonly message: string }[];
  /** Secrets to remove before the text is shared. */
  readonly secrets: readonly Secret[];
  readonly status?: ExplainedStatus;
  /** The operation, webhook or callback that the text belongs to: chosen by the reader, or else found in the text. */
  readonly call?: CallEntry;
  /**
   * What in the text identified the operation, webhook or callback, such as `the path in the text`; absent if the
   * reader chose it.
   */
  readonly from?: string;
  /** The comparison of the text with a body of `call`. Absent without `call`, and if there is nothing to compare. */
  readonly comparison?: Comparison;
  /** The operations, webhooks and callbacks that the text may belong to, if `call` is absent. */
  readonly calls?: Calls | undefined;
}

/**
 * The operations, webhooks and callbacks that document all field names in the pasted text, or whose path is in the
 * text.
 */
export interface Calls {
  /**
   * A sentence that introduces `listed`, such as `3 operations return these fields:`. Ends in a colon if `listed` is
   * not empty.
   */
  readonly words: string;
  /** The operations, webhooks and callbacks, in the order of the sidebar; empty if there are too many to list. */
  readonly listed: readonly CallEntry[];
}

/** A secret in the pasted text, such as a card number. */
export interface Secret {
  /** The kind of secret: `a card number`. */
  readonly what: string;
  /** Name of the field or header that contains the secret, if any. */
  readonly name?: string;
  /** The masked secret, which may be shown. */
  readonly masked: string;
  /** Offset in the pasted text. */
  readonly start: number;
  readonly end: number;
}

/** The documentation of a received status code. A fact that is not documented has the text `Not documented.` */
export interface ExplainedStatus {
  /** The code as received, such as `404`. `default` stands for all codes without a documented response of their own. */
  readonly code: string;
  /** Code and name: `404 Not found`. */
  readonly name: string;
  /** The page about the status; only for errors. */
  readonly href?: Href;
  /** Facts about the status code, each with a label: the cause, who must act, the remedy, where the code was found. */
  readonly facts: readonly (readonly [term: string, words: string])[];
}

/** The result of comparing a text with one body of an operation, webhook or callback. */
export interface Comparison {
  /** Names of all bodies of the operation, webhook or callback, for readers: `response 200`, `request`, `payload`. */
  readonly parts: readonly string[];
  /**
   * Name of the body that the text was compared with. Absent if the text states a status for which no body is
   * documented.
   */
  readonly part?: string;
  /** The page that explains the body. */
  readonly href: Href;
  /** The result, in a sentence. */
  readonly words: string;
  /** Fields that contradict a documented or an assumed fact. */
  readonly problems: readonly BodyProblem[];
}

/** A difference between a field and its documentation. */
export interface BodyProblem {
  /** Path of the field, `data.items[2].id`; empty for the body itself. */
  readonly path: string;
  /** A sentence that states the problem, in one of the five forms of `verdicts.ts`. */
  readonly verdict: string;
  /** Whether the contradicted fact is only assumed, so that the value may be right. */
  readonly isAssumed: boolean;
  /** URL of the table row that documents the field, or the nearest enclosing field that has a row. */
  readonly href: Href;
}
