import { stringifyJson } from './number-text.ts';
import { advice, type Suggestion } from '../text/nearest.ts';
import type { UnionKeyword } from './applicators.ts';
import type { Raw } from './raw.ts';
import type { Resolve } from './resolve-ref.ts';

/** A violation of a schema by a value (JSON Schema 2020-12, section 12.3). */
export interface Violation {
  /**
   * The violated keyword. Three other values: `unknown` for a field that no schema describes, `direction` for a field
   * that is not sent in this direction (`readOnly`, `writeOnly`), `false` for a schema that allows nothing.
   */
  readonly keyword: string;
  /** Path from the whole value to the wrong part; for a missing field, to the object that lacks the field. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  /** The violated schema, as in the description. */
  readonly schema: Raw;
  /**
   * For an unknown or missing field: its name. For `contains` or a union: the number of items or alternatives that
   * match.
   */
  readonly detail?: string | number;
  /**
   * For an unknown field, or a wrong value of the discriminator property: the alternatives that were chosen for the
   * object.
   */
  readonly choices?: readonly Choice[];
  /** For an unknown field: the schemas that describe the fields of the object. */
  readonly documents?: readonly Raw[];
}

/** The alternative of a `oneOf` or `anyOf` that was chosen for a value. */
export interface Choice {
  /** The schema that contains the `oneOf` or `anyOf`. */
  readonly union: Raw;
  readonly keyword: UnionKeyword;
  readonly alternative: unknown;
}

/** A message about a violation, and a hint how to remedy it. The hint may be empty. */
export interface Words extends Suggestion {
  readonly message: string;
}

/** A message for the author of the description, with the location of the rule and the allowed values. */
export interface AuthorWords extends Words {
  /** Whether the name of a field is wrong, not its value. */
  readonly onKey?: boolean;
  /**
   * The location of the violated rule in the description: a node, and a path inside it. By default, the location of the
   * violated keyword.
   */
  readonly keywordLocation?: { readonly node: Raw; readonly path: readonly (string | number)[] };
  /** The allowed values, or the names of the described fields. */
  readonly documented?: readonly unknown[];
}

/** Returns a value as JSON in backticks, truncated if long. */
export function shown(value: unknown): string {
  const text = stringifyJson(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}

/** A violation with the message for the author. The messages for other readers are derived from it. */
export type Worded = Violation & AuthorWords;

/** The messages about one kind of violation, by audience. */
export interface ViolationWords {
  /** Returns the message for the author of the description, who can correct the value or the schema. */
  readonly author: (violation: Violation, resolve: Resolve) => AuthorWords;
  /** Returns the message for the sender, who fills in a form or sends a body, and can correct only the value. */
  readonly sender: (violation: Worded) => Words;
  /**
   * Returns the message for a reader who compares a body with the documentation: one of the five forms of
   * `verdicts.ts`.
   */
  readonly verdict: Verdict;
  /** Returns what follows "must" in the error message of a server: `be one of …`. */
  readonly must?: (violation: Worded) => string;
}

/** Returns a sentence for the reader on a violation; `basis` is the evidence for the violated fact. */
export type Verdict = (violation: Worded, basis: 'documented' | 'assumed') => string;

/** Creates the message about a violation, with a hint how to remedy it. */
export function say(message: string, hint: string | Suggestion = ''): Words {
  return { message, ...advice(hint) };
}

/** Whether the violation is a missing field. */
export function isMissing({ keyword }: Violation): boolean {
  return keyword === 'required' || keyword === 'dependentRequired';
}

/**
 * Returns the path of the field that a violation is about. For a missing field, this is the path that the field would
 * have.
 */
export function fieldPath(violation: Violation): Violation['path'] {
  return isMissing(violation) ? [...violation.path, String(violation.detail)] : violation.path;
}

/**
 * Returns the path of the field to which readers are sent for an explanation. For an unknown field, this is the field
 * that the reader probably meant, if any.
 */
export function rowPath(violation: Worded): Violation['path'] {
  const { keyword, path, suggested } = violation;
  return keyword === 'unknown' && suggested !== undefined ? [...path.slice(0, -1), suggested] : fieldPath(violation);
}
