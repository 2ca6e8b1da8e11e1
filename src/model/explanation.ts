/** The explanation of a pasted text, made by `src/shared/explain`. */
import type { CallEntry } from './call-data.ts';
import type { Href } from './nav.ts';

export interface Explanation {
  /** Sentences that say what the text was recognised as, and what else is worth knowing of it. */
  readonly notes: readonly string[];
  /** Where JSON is broken. */
  readonly mistakes: readonly { readonly line: number; readonly column: number; readonly message: string }[];
  /** Secrets to remove before the text is shared. */
  readonly secrets: readonly Secret[];
  readonly status?: ExplainedStatus;
  /** What was called: as the reader says, else as the text does. */
  readonly call?: CallEntry;
  /** How the text says it, where the reader does not: `the path in the text`. */
  readonly from?: string;
  /** The body that the text was compared with, where the call is known. */
  readonly comparison?: Comparison;
  /** The calls that may be meant, where none is known, in the order of the sidebar. */
  readonly calls?: Calls | undefined;
}

/** Calls whose documented fields contain all pasted names, or whose path the text has. */
export interface Calls {
  /** A sentence; it ends in a colon where calls follow. */
  readonly words: string;
  /** None where there are too many to list. */
  readonly listed: readonly CallEntry[];
}

/** Something in a text that nobody else should see. */
export interface Secret {
  /** What it is: `a card number`. */
  readonly what: string;
  /** The field or header that holds it, where it has a name. */
  readonly name?: string;
  /** What may be shown of it. */
  readonly masked: string;
  /** Place in the pasted text. */
  readonly start: number;
  readonly end: number;
}

/** What is documented of a status code that was received; nothing is made up. */
export interface ExplainedStatus {
  /** As it was received, `404`; `default` where the description leaves the code of an error open. */
  readonly code: string;
  /** `404 Not found`. */
  readonly name: string;
  /** Its page, for errors. */
  readonly href?: Href;
  /** Its cause, who must act, what to do, where it was found: each with its term. */
  readonly facts: readonly (readonly [term: string, words: string])[];
}

/** A text compared with one body of a call. */
export interface Comparison {
  /** The bodies of the call by what a reader calls them: `response 200`, `request`, `payload`. */
  readonly parts: readonly string[];
  /** The one that the text was compared with; absent where its status has none. */
  readonly part?: string;
  /** Where it is explained. */
  readonly href: Href;
  /** What came of it, in a sentence. */
  readonly words: string;
  /** Fields that are not as documented, and those that are not as the documentation assumes. */
  readonly problems: readonly BodyProblem[];
}

export interface BodyProblem {
  /** `data.items[2].id`; empty for the body itself. */
  readonly path: string;
  /** One of the five forms of `verdicts.ts`. */
  readonly verdict: string;
  /** The documentation assumes what this departs from: it is not wrong. */
  readonly isAssumed: boolean;
  /** The row of the field, or of the nearest one around it. */
  readonly href: Href;
}
