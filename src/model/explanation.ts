/** The explanation of a pasted text, made by `src/shared/explain`. */
import type { CallEntry, StatusEntry } from './call-data.ts';
import type { Href } from './nav.ts';

export interface Explanation {
  /** A sentence that says what was recognised. */
  readonly recognised: string;
  /** Further sentences. */
  readonly notes: readonly string[];
  /** Where JSON is broken. */
  readonly mistakes: readonly { readonly line: number; readonly column: number; readonly message: string }[];
  /** Secrets to remove before the text is shared. */
  readonly secrets: readonly Secret[];
  readonly status?: ExplainedStatus;
  /** Where the likeliest body is that of an error whose code the text does not tell: those it has. */
  readonly possible: readonly StatusEntry[];
  /** Fields of requests that its message names. */
  readonly fields: readonly NamedField[];
  /** Bodies, or calls, that the text is likely to belong to, the likeliest first. */
  readonly likely: readonly LikelyBody[];
}

/** A field that a message names, with the operations that send it and the rows that explain it. */
export interface NamedField {
  readonly name: string;
  readonly places: readonly { readonly title: string; readonly href: Href }[];
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

/** The documentation of a status code that was received; nothing is made up. */
export interface ExplainedStatus {
  /** As it was received, `404`; absent where only the class is known. */
  readonly code: string;
  /** Undefined where the description has no such code. */
  readonly entry?: StatusEntry;
  /** The description of this call's own response, where it says more than the entry. */
  readonly own?: string;
  /** Whether to try again, a sentence. */
  readonly retry: string;
  /** How it is known: `the status line`, `the field statusCode`. */
  readonly from: string;
}

/** A documented body that the text is like, and the calls that have it; or a call whose address is in the text. */
export interface LikelyBody {
  /** All whose bodies the text does not tell apart, the likeliest first. */
  readonly calls: readonly CallEntry[];
  /** How many operations share it, where it is the body of an error that several share. */
  readonly sharedBy?: number | 'all';
  /** `request`, `responses 400 and 401`, `payload`; empty where only an address was recognised. */
  readonly part: string;
  /** Where the part is explained. */
  readonly href: Href;
  /** Why it is likely, a phrase each. */
  readonly why: readonly string[];
  /** Problems that its schema finds, if it says anything; absent where only an address was recognised. */
  readonly problems?: readonly BodyProblem[];
}

export interface BodyProblem {
  /** `data.items[2].id`; empty for the body itself. */
  readonly path: string;
  /** What is wrong, a sentence. */
  readonly message: string;
  /** What it should be, a sentence. */
  readonly hint: string;
  /** The row of the field, or of the nearest one around it. */
  readonly href: Href;
  readonly keyword: string;
  /** The name that was probably meant. */
  readonly suggestion?: string;
}
