import { asList, asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { type Suggestion, advice, suggest } from '#src/shared/text/nearest.ts';
import { PARTS } from '../../description/model/gap.ts';
import { operationsIn, type OperationUse } from '../../description/model/path-item.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { isUnpublished, operationName } from '../lookup/operations.ts';
import { objectsIn, type Kind } from '../lookup/references.ts';

/** The parts that `x-not-published` may list, for each kind of object. */
const MARKS: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  operation: ['path', 'method', 'parameters', 'required'],
  response: ['values', 'operations'],
  parameter: ['types', 'values', 'meaning', 'required'],
  schema: ['fields', 'types', 'required', 'values', 'meaning', 'parameters'],
};

/** `x-not-published` lists only parts that its object has, and agrees with the object and with its `description`. */
export const notPublished: Check = {
  id: 'not-published',
  *run(context) {
    for (const [kind, node] of objectsIn(context.document)) {
      if ('x-not-published' in node) yield* wrongMarks(context, kind, node);
      yield* missingMarks(context, kind, node);
    }
    yield* pathMarks(context);
  },
};

function* wrongMarks({ locator }: CheckContext, kind: Kind, node: Raw): Iterable<CheckProblem> {
  const list = node['x-not-published'];
  const problem = (index: number, message: string, hint: string | Suggestion): CheckProblem => ({
    message,
    ...advice(hint),
    location: Array.isArray(list) ? locator.trace(list, [index]) : locator.locate(node, 'x-not-published'),
  });
  if (asList(list).length === 0)
    yield problem(0, '`x-not-published` is empty.', `List some of ${PARTS.join(', ')}, or remove it.`);
  for (const [index, item] of asList(list).entries()) {
    const part = asText(item);
    if (!PARTS.some((known) => known === part))
      yield problem(index, `\`${part}\` is not a part that can be marked as not published.`, suggest(part, PARTS));
    else if (MARKS[kind]?.includes(part) === false || !fits(node, kind, part))
      yield problem(
        index,
        `This ${kind} has no \`${part}\` to mark as not published.`,
        'Mark the object that has them.',
      );
    else if (asTexts(list).indexOf(part) < index)
      yield problem(index, `\`${part}\` is listed twice.`, 'Remove one of the two.');
    else if (kind === 'schema' && part === 'required' && asList(node['required']).length > 0)
      yield problem(
        index,
        'The schema has `required`, but marks it as not published.',
        'Remove the mark, or the list.',
      );
  }
}

/**
 * Whether `x-not-published` of an object can list a part. For a schema, the type decides: a string has no `fields`, and
 * an object has no `meaning`.
 */
function fits(node: Raw, kind: Kind, part: string): boolean {
  if (kind !== 'schema') return true;
  const isObject = node['type'] === 'object' || 'properties' in node;
  if (part === 'parameters') return 'x-callback' in node;
  if (part === 'fields') return isObject || node['type'] === undefined;
  if (part === 'required') return isObject || node['type'] !== 'array';
  return !isObject || (part !== 'values' && part !== 'meaning');
}

/** Phrases that call a part unpublished, such as "its values are not published". */
const CLAIMS: readonly (readonly [part: string, words: RegExp])[] = [
  ['fields', /\bfields\b[^.;:,]{0,30}\b(?:is|are) not published/i],
  ['values', /\b(?:values|full set)\b[^.;:,]{0,20}\b(?:is|are) not published/i],
  [
    'meaning',
    /\bmeaning\b[^.;:,]{0,40}\b(?:is|are) not published|\bwhether (?:it|this) (?:counts|is)\b[^.;:]{0,200}is not published/i,
  ],
  ['method', /\bHTTP method\b[^.;:,]{0,20}\bis not published/i],
  [
    'parameters',
    /\b(?:its|the) parameters\b[^.;:,]{0,60}\b(?:is|are) not published|\bin the\s+request is not\s+published/i,
  ],
];

/**
 * Reports parts that the `description` of an object calls unpublished, although neither the object nor an object inside
 * it lists them under `x-not-published`.
 */
function* missingMarks({ locator }: CheckContext, kind: Kind, node: Raw): Iterable<CheckProblem> {
  const words = asText(node['description']).replace(/\s+/g, ' ');
  for (const [part, pattern] of CLAIMS) {
    if (MARKS[kind]?.includes(part) !== true || !pattern.test(words) || marksWithin(node).has(part)) continue;
    yield {
      message: `The description states that the ${part === 'meaning' ? 'meaning is' : `${part} are`} not published, but \`x-not-published\` does not list \`${part}\`.`,
      hint: `Add \`${part}\` to \`x-not-published\`, or correct the description.`,
      location: locator.locate(node, 'description'),
    };
  }
}

/** Returns the entries of `x-not-published` of an object and of all objects inside it. */
function marksWithin(node: unknown, seen: Set<unknown> = new Set()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return new Set();
  seen.add(node);
  return new Set([
    ...asTexts(asRecord(node)['x-not-published']),
    ...Object.values(node).flatMap((child) => [...marksWithin(child, seen)]),
  ]);
}

/**
 * Reports operations that have a path, but list `path` under `x-not-published`. Also reports operations that have no
 * path and do not list `path`, if another operation without a path lists it.
 */
function* pathMarks({ document, locator }: CheckContext): Iterable<CheckProblem> {
  const operations = operationsIn(document);
  const listed = new Set(operations.filter(({ kind }) => kind !== 'unpublished').map(({ operation }) => operation));
  const hidden = operations.filter(({ operation }) => !listed.has(operation));
  const isMarked = ({ operation }: OperationUse): boolean => isUnpublished(operation, 'path');
  for (const use of hidden.some(isMarked) ? hidden.filter((one) => !isMarked(one)) : [])
    yield {
      message: `\`${operationName(use)}\` has no path, and its \`x-not-published\` lacks \`path\`.`,
      hint: 'If the path is not published, add `path` to `x-not-published`. Otherwise list the operation under `paths`.',
      location: locator.locate(use.operation, 'operationId'),
    };
  for (const use of operations.filter((one) => one.kind === 'path' && isMarked(one)))
    yield {
      message: `\`${operationName(use)}\` has a path, but its \`x-not-published\` lists \`path\`.`,
      hint: 'Remove `path` from `x-not-published`.',
      location: locator.locate(use.operation, 'x-not-published'),
    };
}
