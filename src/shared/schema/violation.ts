import { stringifyJson } from './number-text.ts';
import { advice, type Suggestion } from '../text/nearest.ts';
import type { UnionKeyword } from './applicators.ts';
import type { Raw } from './raw.ts';
import type { Resolve } from './resolve-ref.ts';

/** A violation of a schema by a value (JSON Schema 2020-12, section 12.3). */
export interface Violation {
  /**
   * The violated keyword; `unknown` for a field that a closed object does not have, `direction` for one excluded from
   * this direction (`readOnly`, `writeOnly`), `false` for a schema that allows nothing.
   */
  readonly keyword: string;
  /** Path from the top of the value to the wrong part; for a missing field, to the object that lacks it. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  /** The violated schema, as in the description. */
  readonly schema: Raw;
  /** The field concerned, or the number of matching items or alternatives. */
  readonly detail?: string | number;
  /** The alternatives that were chosen for the object, if one of its fields is wrong. */
  readonly choices?: readonly Choice[];
  /** The schemas that document the fields of the object, if one of its fields is wrong. */
  readonly documents?: readonly Raw[];
}

/** An alternative of a `oneOf` or `anyOf` against which a value is evaluated. */
export interface Choice {
  /** The schema with the alternatives. */
  readonly union: Raw;
  readonly keyword: UnionKeyword;
  readonly alternative: unknown;
}

/** Words for a violation: the problem and the remedy; the hint may be empty. */
export interface Words extends Suggestion {
  readonly message: string;
}

/** Words for the author, with facts about the description. */
export interface AuthorWords extends Words {
  /** True if the name of a field is wrong rather than its value. */
  readonly onKey?: boolean;
  /** The place in the description that states the rule: a key of a node. Absent for the violated keyword itself. */
  readonly keywordLocation?: { readonly node: Raw; readonly path: readonly (string | number)[] };
  /** Values, or names of fields, that the description has at this place. */
  readonly documented?: readonly unknown[];
}

/** Returns a value for a message: JSON, truncated if long. */
export function shown(value: unknown): string {
  const text = stringifyJson(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}

/** A violation with the words for its author, from which the words for others are derived. */
export type Worded = Violation & AuthorWords;

/** Words for one kind of violation, for each audience. */
export interface ViolationWords {
  /** For the author of the description, who can correct the value or the schema. */
  readonly author: (violation: Violation, resolve: Resolve) => AuthorWords;
  /** For the sender, who fills in a form or is about to send a body, and can correct the value. */
  readonly sender: (violation: Worded) => Words;
  /** For a reader who compares a body with the documentation: one of the five forms of `verdicts.ts`. */
  readonly verdict: Verdict;
  /** For the sender, in a server's message after the name of the value: `must …`. */
  readonly must?: (violation: Worded) => string;
}

/** Words the violation of a documented or assumed fact. */
export type Verdict = (violation: Worded, basis: 'documented' | 'assumed') => string;

/** Returns a sentence and its remedy. */
export function say(message: string, hint: string | Suggestion = ''): Words {
  return { message, ...advice(hint) };
}

/** Whether a field is missing. */
export function isMissing({ keyword }: Violation): boolean {
  return keyword === 'required' || keyword === 'dependentRequired';
}

/** Returns the path of the field concerned; of a missing one, where it would be. */
export function fieldPath(violation: Violation): Violation['path'] {
  return isMissing(violation) ? [...violation.path, String(violation.detail)] : violation.path;
}

/** Returns the path of the row that explains the field: for an unknown name that of the suggested name. */
export function rowPath(violation: Worded): Violation['path'] {
  const { keyword, path, suggested } = violation;
  return keyword === 'unknown' && suggested !== undefined ? [...path.slice(0, -1), suggested] : fieldPath(violation);
}
