import type { BodyData, BodySide, SchemaFile } from '../../model/call-data.ts';
import type { BodyProblem } from '../../model/explanation.ts';
import { basisOf } from '../schema/basis.ts';
import type { EvidenceContext } from '../schema/documented-fields.ts';
import { isAnnotation } from '../schema/keywords.ts';
import { createEvaluation } from '../schema/evaluation.ts';
import { describeViolation, type DescribedViolation } from '../schema/describe-violation.ts';
import { evaluate } from '../schema/evaluate.ts';
import { asRecord, type Raw } from '../schema/raw.ts';
import type { Resolve } from '../schema/resolve-ref.ts';
import { memoizeText } from '../text/memoize.ts';
import { fieldPath, rowPath } from '../schema/violation.ts';
import { wordsFor } from '../schema/violation-words.ts';
import { resolverIn } from '../schema/schema-ref.ts';
import { pathText, rowLink } from './row-link.ts';

/** Maximum number of reported problems. A text with more is surely not the body with which it is compared. */
const MOST = 200;

/** Number of recent `$ref` values whose schemas are cached. */
const MOST_REFERENCES = 1000;

/** Returns a function that finds the schema for a `$ref`, with a cache. */
export function cachedResolver(schemas: SchemaFile): Resolve {
  const follow = resolverIn(schemas);
  // A `$ref` without a target gives `null`, because `undefined` would mean that a keyword is absent.
  return memoizeText(MOST_REFERENCES, (ref) => follow(ref) ?? null);
}

/** A value read from a pasted text. If the text was cut off, `openAt` is the path of the object or list at the cut. */
export interface ReadValue {
  readonly value: unknown;
  readonly openAt?: readonly (string | number)[];
}

/**
 * Validates a value against the schema of a body, and returns the violations. If the text was cut off, fields that may
 * have followed the cut do not count as missing.
 */
export function violationsOf(
  { schema, itemSchema }: Pick<BodyData, 'schema' | 'itemSchema'>,
  { value, openAt }: ReadValue,
  side: BodySide,
  resolve: Resolve,
): readonly DescribedViolation[] {
  const direction = side === 'request' ? 'request' : 'response';
  const raw = (itemSchema !== undefined && !Array.isArray(value) ? itemSchema : schema) as Raw;
  const found = evaluate(createEvaluation(direction, resolve), [raw], value).filter(
    ({ keyword, path }) => !(openAt !== undefined && CUT.has(keyword) && path.every((step, at) => openAt[at] === step)),
  );
  const described = found.slice(0, MOST).map((violation) => describeViolation(violation, resolve));
  return [...new Map(described.map((one) => [`${JSON.stringify(one.path)} ${one.message}`, one])).values()];
}

/** Keywords that a value may violate only because it was cut off. */
const CUT: ReadonlySet<string> = new Set(['required', 'dependentRequired', 'minItems', 'minProperties', 'contains']);

/**
 * Describes violations of a body's schema in words, each with the URL of the table row for the field. Omits a violation
 * if the description marks the violated fact as undocumented (`x-not-published`, or the evidence `open`).
 */
export function bodyProblems(
  { rows, schema, itemSchema }: Pick<BodyData, 'rows' | 'schema' | 'itemSchema'>,
  violations: readonly DescribedViolation[],
  api: EvidenceContext,
): readonly BodyProblem[] {
  return violations.flatMap((violation): readonly BodyProblem[] => {
    const basis = basisOf(violation, itemSchema ?? schema, api);
    if (basis === 'open') return [];
    return [
      {
        path: pathText(fieldPath(violation)),
        verdict: wordsFor(violation).verdict(violation, basis),
        isAssumed: basis === 'assumed',
        href: rowLink(rows, rowPath(violation)),
      },
    ];
  });
}

/** Whether the schema of a body constrains nothing except, perhaps, the type of the value. */
export function isUnconstrained(
  { schema, itemSchema }: Pick<BodyData, 'schema' | 'itemSchema'>,
  resolve: Resolve,
): boolean {
  let read = asRecord(itemSchema ?? schema);
  for (let left = 20; typeof read['$ref'] === 'string' && left > 0; left--) read = asRecord(resolve(read['$ref']));
  return Object.keys(read).every((keyword) => OPEN.has(keyword) || isAnnotation(keyword));
}

const OPEN: ReadonlySet<string> = new Set(['type', 'nullable']);
