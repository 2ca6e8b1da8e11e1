/** The explanation of a pasted text, created by `src/shared/explain`. */
import type { CallEntry } from './call-data.ts';
import type { Href } from './nav.ts';

/** The explanation of a pasted text. */
export interface Explanation {
  /** Sentences that state what the text was recognised as, and further remarks. */
  readonly notes: readonly string[];
  /** Syntax errors of JSON. */
  readonly mistakes: readonly { readonly line: number; readonly column: number; readonly message: string }[];
  /** Secrets to remove before the text is shared. */
  readonly secrets: readonly Secret[];
  readonly status?: ExplainedStatus;
  /** The call: chosen by the reader, or else found in the text. */
  readonly call?: CallEntry;
  /** The source of the call, unless the reader chose it: `the path in the text`. */
  readonly from?: string;
  /** The comparison with a body, if the call is known. */
  readonly comparison?: Comparison;
  /** The possible calls if none is known, in the order of the sidebar. */
  readonly calls?: Calls | undefined;
}

/** Calls whose documented fields contain all pasted names, or whose path is in the text. */
export interface Calls {
  /** A sentence; it ends in a colon where calls follow. */
  readonly words: string;
  /** Empty if there are too many to list. */
  readonly listed: readonly CallEntry[];
}

/** A secret in a text. */
export interface Secret {
  /** Its kind: `a card number`. */
  readonly what: string;
  /** The field or header that contains it, if it has a name. */
  readonly name?: string;
  /** The part that may be shown. */
  readonly masked: string;
  /** Place in the pasted text. */
  readonly start: number;
  readonly end: number;
}

/** The documentation of a received status code, without guesses. */
export interface ExplainedStatus {
  /** As received, `404`; `default` if the description does not state the code of an error. */
  readonly code: string;
  /** `404 Not found`. */
  readonly name: string;
  /** Its page, for errors. */
  readonly href?: Href;
  /** Its cause, who must act, the remedy, where it was found: each with its term. */
  readonly facts: readonly (readonly [term: string, words: string])[];
}

/** A text compared with one body of a call. */
export interface Comparison {
  /** The bodies of the call, by their names for readers: `response 200`, `request`, `payload`. */
  readonly parts: readonly string[];
  /** The body that the text was compared with; absent if its status has none. */
  readonly part?: string;
  /** The page that explains it. */
  readonly href: Href;
  /** The result, in a sentence. */
  readonly words: string;
  /** Fields that differ from the documentation, and fields that differ from its assumptions. */
  readonly problems: readonly BodyProblem[];
}

/** A difference between a field and its documentation. */
export interface BodyProblem {
  /** `data.items[2].id`; empty for the body itself. */
  readonly path: string;
  /** One of the five forms of `verdicts.ts`. */
  readonly verdict: string;
  /** Whether the documentation only assumes the fact: the value is not wrong. */
  readonly isAssumed: boolean;
  /** The row of the field, or of the nearest one around it. */
  readonly href: Href;
}
