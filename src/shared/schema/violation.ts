import { stringifyJson } from './number-text.ts';
import { advice, type Suggestion } from '../text/nearest.ts';
import type { UnionKeyword } from './applicators.ts';
import type { Raw } from './raw.ts';
import type { Resolve } from './resolve-ref.ts';

/** A violation of a schema by a value (JSON Schema 2020-12, section 12.3). */
export interface Violation {
  /**
   * The violated keyword; `unknown` for a field that a closed object does not have, `direction` for a field that is
   * excluded from this direction (`readOnly`, `writeOnly`), `false` for a schema that allows nothing.
   */
  readonly keyword: string;
  /** Path from the top of the value to the wrong part; if a field is missing, to the object that lacks it. */
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

/** The alternative of a `oneOf` or `anyOf` by which a value is evaluated. */
export interface Choice {
  /** The schema that has the alternatives. */
  readonly union: Raw;
  readonly keyword: UnionKeyword;
  readonly alternative: unknown;
}

/** Words for a violation: the problem and the remedy; the hint may be empty. */
export interface Words extends Suggestion {
  readonly message: string;
}

/** Words for the author of the description, with facts about it. */
export interface AuthorWords extends Words {
  /** True if the name of a field is wrong, rather than its value. */
  readonly onKey?: boolean;
  /**
   * The place in the description that states the rule: a path from a node. Absent if it is the violated keyword itself.
   */
  readonly keywordLocation?: { readonly node: Raw; readonly path: readonly (string | number)[] };
  /** The values or field names that the description has at this place. */
  readonly documented?: readonly unknown[];
}

/** Returns a value for a message: JSON, truncated if long. */
export function shown(value: unknown): string {
  const text = stringifyJson(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}

/** A violation with the words for the author, from which the words for others are derived. */
export type Worded = Violation & AuthorWords;

/** Words for one kind of violation, for each audience. */
export interface ViolationWords {
  /** Words for the author of the description, who can correct the value or the schema. */
  readonly author: (violation: Violation, resolve: Resolve) => AuthorWords;
  /** Words for the sender, who fills in a form or is about to send a body, and can correct the value. */
  readonly sender: (violation: Worded) => Words;
  /** Words for a reader who compares a body with the documentation: one of the five forms of `verdicts.ts`. */
  readonly verdict: Verdict;
  /** Words for the sender in a server's message, where they follow the name of the value: `must …`. */
  readonly must?: (violation: Worded) => string;
}

/** Returns a sentence on the violation of a documented or assumed fact. */
export type Verdict = (violation: Worded, basis: 'documented' | 'assumed') => string;

/** Returns a message with its remedy. */
export function say(message: string, hint: string | Suggestion = ''): Words {
  return { message, ...advice(hint) };
}

/** Whether a field is missing. */
export function isMissing({ keyword }: Violation): boolean {
  return keyword === 'required' || keyword === 'dependentRequired';
}

/** Returns the path of the field concerned; for a missing field, the path that it would have. */
export function fieldPath(violation: Violation): Violation['path'] {
  return isMissing(violation) ? [...violation.path, String(violation.detail)] : violation.path;
}

/** Returns the path of the row that explains the field; for an unknown name, of the suggested field. */
export function rowPath(violation: Worded): Violation['path'] {
  const { keyword, path, suggested } = violation;
  return keyword === 'unknown' && suggested !== undefined ? [...path.slice(0, -1), suggested] : fieldPath(violation);
}
