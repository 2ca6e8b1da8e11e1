import { PARTS } from '../../model/gap.ts';
import { asList, asRecord, asText, asTexts, type Raw } from '../../model/raw.ts';
import { didYouMean } from '../../nearest.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { aloneIn } from '../habit.ts';
import { allPlaces, walkPlaces, type Kind } from '../references.ts';
import { operationsIn, schemasIn } from '../walk.ts';

/** Which parts of an object may be marked; what an object lacks by its nature cannot be unpublished. */
const MARKS: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  operation: ['path', 'method', 'parameters'],
  response: ['values', 'operations'],
  parameter: ['types', 'values', 'meaning', 'required'],
  schema: ['fields', 'types', 'required', 'values', 'meaning', 'parameters'],
};

/** What `x-not-published` says fits the object it stands on, what the words beside it say, and what else is published. */
export const notPublished: Check = {
  id: 'not-published',
  *run(context) {
    const marked = placesIn(context).filter(({ node }) => 'x-not-published' in node);
    for (const place of marked) yield* wrongMarks(context, place);
    for (const place of placesIn(context)) yield* untold(context, place);
    yield* paths(context);
    for (const part of ['required', 'types']) yield* alone(context, part);
  },
};

interface Marked {
  readonly kind: Kind;
  readonly node: Raw;
}

function placesIn({ document }: CheckContext): readonly Marked[] {
  const found: Marked[] = [];
  walkPlaces(document, allPlaces(document), (kind, node) => void found.push({ kind, node }), false);
  return found;
}

function* wrongMarks({ locator }: CheckContext, { kind, node }: Marked): Iterable<Finding> {
  const list = node['x-not-published'];
  const fault = (index: number, message: string, hint: string): Finding => ({
    message,
    hint,
    location: Array.isArray(list) ? locator.trace(list, [index]) : locator.locate(node, 'x-not-published'),
  });
  if (asList(list).length === 0)
    yield fault(0, '`x-not-published` names nothing.', `Write a list of ${PARTS.join(', ')}; or take it out.`);
  for (const [index, item] of asList(list).entries()) {
    const part = asText(item);
    if (!PARTS.some((known) => known === part))
      yield fault(index, `\`${part}\` is nothing that can be marked as not published.`, didYouMean(part, PARTS));
    else if (MARKS[kind]?.includes(part) === false || !fits(node, kind, part))
      yield fault(index, `The ${kind} has no \`${part}\` that could be unpublished.`, 'Mark the object that has them.');
    else if (asTexts(list).indexOf(part) < index) yield fault(index, `\`${part}\` is marked twice.`, 'Take one out.');
    else if (kind === 'schema' && part === 'required' && asList(node['required']).length > 0)
      yield fault(
        index,
        'Which fields are required is marked as not published, and told by `required`.',
        'Take the mark out, or the list.',
      );
  }
}

/** Whether a schema is of a type that has such a part: only objects have fields, only single values have a meaning. */
function fits(node: Raw, kind: Kind, part: string): boolean {
  if (kind !== 'schema') return true;
  const isObject = node['type'] === 'object' || 'properties' in node;
  if (part === 'parameters') return 'x-callback' in node;
  if (part === 'fields') return isObject || node['type'] === undefined;
  if (part === 'required') return isObject || node['type'] !== 'array';
  return !isObject || (part !== 'values' && part !== 'meaning');
}

/** Parts that words call unpublished: "its values are not published". */
const TOLD: readonly (readonly [part: string, words: RegExp])[] = [
  ['fields', /\bfields\b[^.;:,]{0,30}\b(?:is|are) not published/i],
  ['values', /\b(?:values|full set)\b[^.;:,]{0,20}\b(?:is|are) not published/i],
  [
    'meaning',
    /\bmeaning\b[^.;:,]{0,40}\b(?:is|are) not published|\bwhether (?:it|this) (?:counts|is)\b[^.;:]*is not published/i,
  ],
  ['method', /\bHTTP method\b[^.;:,]{0,20}\bis not published/i],
  [
    'parameters',
    /\b(?:its|the) parameters\b[^.;:,]{0,60}\b(?:is|are) not published|\bin the\s+request is not\s+published/i,
  ],
];

/** An object whose words call a part of it unpublished says so by its mark: there or inside. */
function* untold({ locator }: CheckContext, { kind, node }: Marked): Iterable<Finding> {
  const words = asText(node['description']).replace(/\s+/g, ' ');
  for (const [part, pattern] of TOLD) {
    if (MARKS[kind]?.includes(part) !== true || !pattern.test(words) || marksWithin(node).has(part)) continue;
    yield {
      message: `The description says that the ${part === 'meaning' ? 'meaning is' : `${part} are`} not published, and \`x-not-published\` does not.`,
      hint: `Add \`${part}\` to \`x-not-published\`, or mend the words.`,
      location: locator.locate(node, 'description'),
    };
  }
}

/** Every mark of an object and of what is written inside it. */
function marksWithin(node: unknown, seen: Set<unknown> = new Set()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return new Set();
  seen.add(node);
  return new Set([
    ...asTexts(asRecord(node)['x-not-published']),
    ...Object.values(node).flatMap((child) => [...marksWithin(child, seen)]),
  ]);
}

/** An operation that no address leads to says so, where the description speaks of such marks at all. */
function* paths({ document, locator }: CheckContext): Iterable<Finding> {
  const operations = operationsIn(document);
  const published = new Set(operations.filter(({ kind }) => kind !== 'unpublished').map(({ operation }) => operation));
  const isMarked = ({ operation }: (typeof operations)[number]): boolean =>
    asTexts(operation['x-not-published']).includes('path');
  const hidden = operations.filter(({ kind, operation }) => kind === 'unpublished' && !published.has(operation));
  for (const use of hidden.some(isMarked) ? hidden.filter((one) => !isMarked(one)) : []) {
    yield {
      message: `\`${asText(use.operation['operationId'])}\` has no path, and does not say that it is not published.`,
      hint: 'Add `path` to its `x-not-published`, or add it under `paths`.',
      location: locator.locate(use.operation, 'operationId'),
    };
  }
  for (const { operation, kind } of operations) {
    if (kind !== 'path' || !asTexts(operation['x-not-published']).includes('path')) continue;
    yield {
      message: `\`${asText(operation['operationId'])}\` has a path, and says that it is not published.`,
      hint: 'Take `path` out of its `x-not-published`.',
      location: locator.locate(operation, 'x-not-published'),
    };
  }
  const unmarked = aloneIn(hidden, ({ operation }) => asTexts(operation['x-not-published']).includes('method'));
  if (unmarked !== undefined)
    yield {
      message: `\`${asText(unmarked.operation['operationId'])}\` alone does not say that its method is not published.`,
      hint: 'Add `method` to its `x-not-published`.',
      location:
        unmarked.operation['x-not-published'] === undefined
          ? locator.locate(unmarked.operation, 'operationId')
          : locator.locate(unmarked.operation, 'x-not-published'),
    };
}

/** The one object with fields that does not say what all others say of theirs. */
function* alone({ document, locator }: CheckContext, part: string): Iterable<Finding> {
  const objects = schemasIn(document).filter((schema) => Object.keys(asRecord(schema['properties'])).length > 0);
  const one = aloneIn(
    objects,
    (schema) =>
      asTexts(schema['x-not-published']).includes(part) ||
      (part === 'required' && asList(schema['required']).length > 0),
  );
  if (one !== undefined)
    yield {
      message:
        part === 'required'
          ? 'This object alone does not tell which of its fields are required, nor that this is not published.'
          : 'This object alone does not tell that its types are not published.',
      hint: `Add \`${part}\` to \`x-not-published\`, as all others do${part === 'required' ? ', or list them in `required`' : ''}.`,
      location: locator.locate(one, 'properties'),
    };
}
