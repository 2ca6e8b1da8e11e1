import { stringifyJson } from './number-text.ts';
import { advice, type Suggestion } from '../text/nearest.ts';
import type { UnionKeyword } from './applicators.ts';
import type { Raw } from './raw.ts';
import type { Resolve } from './resolve-ref.ts';

/** One way in which a value breaks a schema (JSON Schema 2020-12, section 12.3). */
export interface Violation {
  /**
   * The keyword that is broken; `unknown` for a field that a closed object does not have, `direction` for one that
   * never travels this way (`readOnly`, `writeOnly`), `false` for a schema that allows nothing.
   */
  readonly keyword: string;
  /** Path from the top of the value to what is wrong; for a missing field, to the object that lacks it. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  /** The schema that was broken, as it stands in the description. */
  readonly schema: Raw;
  /** The field concerned, or the number of items or alternatives that fit. */
  readonly detail?: string | number;
  /** The alternatives that were chosen for the object, where it is a field of that object that is wrong. */
  readonly choices?: readonly Choice[];
  /** The schemas that document the fields of the object, where it is a field of that object that is wrong. */
  readonly documents?: readonly Raw[];
}

/** An alternative of a `oneOf` or `anyOf` that a value is judged by. */
export interface Choice {
  /** The schema with the alternatives. */
  readonly union: Raw;
  readonly keyword: UnionKeyword;
  readonly alternative: unknown;
}

/** Words for a violation: what is wrong, and what to do; the hint may be empty. */
export interface Words extends Suggestion {
  readonly message: string;
}

/** Words for the author, with what they tell of the description. */
export interface AuthorWords extends Words {
  /** True where the name of a field is wrong rather than its value. */
  readonly onKey?: boolean;
  /** Where the description says so: a key of a node of it. Absent for the broken keyword itself. */
  readonly keywordLocation?: { readonly node: Raw; readonly path: readonly (string | number)[] };
  /** Values, or names of fields, that the description has in this place. */
  readonly documented?: readonly unknown[];
}

/** Writes a value for a message: JSON, cut when long. */
export function shown(value: unknown): string {
  const text = stringifyJson(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}

/** A violation for those who cannot change the description, with the words for its author. */
export type Worded = Violation & AuthorWords;

/** Words for one kind of violation, for each of those who may be told. */
export interface ViolationWords {
  /** For the author of the description, who can correct the value or the schema. */
  readonly author: (violation: Violation, resolve: Resolve) => AuthorWords;
  /** For somebody who fills in a form or is about to send a body, and can correct the value. */
  readonly sender: (violation: Worded) => Words;
  /** For somebody who compares a body with the documentation: one of the five forms of `verdicts.ts`. */
  readonly verdict: Verdict;
  /** For the sender, as a server says it behind the name of the value: `must …`. */
  readonly must?: (violation: Worded) => string;
}

/** Judges a value by a fact that is documented, or that the documentation assumes. */
export type Verdict = (violation: Worded, basis: 'documented' | 'assumed') => string;

/** A sentence, and what to do. */
export function say(message: string, hint: string | Suggestion = ''): Words {
  return { message, ...advice(hint) };
}

/** Whether a field is missing. */
export function isMissing({ keyword }: Violation): boolean {
  return keyword === 'required' || keyword === 'dependentRequired';
}

/** The path of the field that is concerned; of one that is missing, where it would be. */
export function fieldPath(violation: Violation): Violation['path'] {
  return isMissing(violation) ? [...violation.path, String(violation.detail)] : violation.path;
}

/** The path of the field that explains it: for an unknown name that of the name that was meant. */
export function rowPath(violation: Worded): Violation['path'] {
  const { keyword, path, suggested } = violation;
  return keyword === 'unknown' && suggested !== undefined ? [...path.slice(0, -1), suggested] : fieldPath(violation);
}
