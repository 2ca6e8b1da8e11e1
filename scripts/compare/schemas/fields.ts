import type { Schema } from '#src/model/schema.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { asSchema, schemaEntries } from '#src/shared/schema/subschemas.ts';
import { normaliseName } from '#src/shared/text/normalise-name.ts';
import { directionOf, type Direction } from '../change.ts';
import type { Side } from '../context.ts';
import { inside, isUnchanged, note, noteSwitch, type CompareSchemas, type Scope } from '../scope.ts';
import { readSchema } from './read-schema.ts';

/** The fields of an object that travel in one direction. */
interface Fields {
  readonly visible: ReadonlyMap<string, Schema>;
  /** Fields that only travel the other way. */
  readonly hidden: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Whether no other field is allowed. */
  readonly closed: boolean;
}

/** Compares the fields of two objects by their names: required, hidden, deprecated, and the schema of each. */
export function compareFields(base: Schema, head: Schema, scope: Scope, compare: CompareSchemas): void {
  const direction = directionOf(scope.flow);
  const before = fieldsOf(base, scope.context.base, direction);
  const after = fieldsOf(head, scope.context.head, direction);
  const renamed = renamedFields(before, after, scope, compare);
  for (const [name, schema] of before.visible) {
    const now = after.visible.get(name);
    const at = inside(scope, name, schema, now);
    const other = renamed.get(name);
    if (other !== undefined)
      note(at, 'field-renamed', { what: `is called \`${other}\` now`, head: after.visible.get(other) });
    else if (now === undefined) noteRemoved(at, after.hidden.get(name), direction);
    else {
      compareRequired(before.required.has(name), after.required.has(name), at);
      compareDeprecation(schema, now, at);
      compare(schema, now, at);
    }
  }
  const fresh = new Set(renamed.values());
  for (const [name, schema] of after.visible)
    if (!before.visible.has(name) && !fresh.has(name)) noteAdded(name, schema, { before, after, scope });
  // Names that are required without being described: conditions of a union, for the most part.
  for (const name of union(before.required, after.required))
    if (![before, after].some(({ visible, hidden }) => visible.has(name) || hidden.has(name)))
      compareRequired(before.required.has(name), after.required.has(name), inside(scope, name, undefined, undefined));
}

function union(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one, ...other]);
}

function fieldsOf(schema: Schema, side: Side, direction: Direction): Fields {
  const visible = new Map<string, Schema>();
  const hidden = new Map<string, Schema>();
  for (const [name, field] of schemaEntries(schema.properties)) {
    const { readOnly, writeOnly } = readSchema(field, side);
    const isHidden = direction === 'sent' ? readOnly : writeOnly;
    (isHidden ? hidden : visible).set(name, field);
  }
  const required = (Array.isArray(schema.required) ? schema.required : []).filter((name) => typeof name === 'string');
  return { visible, hidden, required: new Set(required), closed: isClosed(schema) };
}

/** Whether an object allows no field that it does not describe. */
export function isClosed({ additionalProperties, unevaluatedProperties }: Schema): boolean {
  return [additionalProperties, unevaluatedProperties].some((rule) => rule === false || isNothing(rule));
}

function isNothing(rule: unknown): boolean {
  const { not, ...others } = asRecord(rule);
  return (
    not !== undefined && Object.keys(others).length === 0 && (not === true || Object.keys(asRecord(not)).length === 0)
  );
}

function noteRemoved(at: Scope, hidden: Schema | undefined, direction: Direction): void {
  if (hidden === undefined) note(at, 'field-removed', { what: 'has been removed' });
  else if (direction === 'sent') note(at, 'field-read-only', { what: 'is read-only now', head: hidden });
  else note(at, 'field-write-only', { what: 'is write-only now', head: hidden });
}

function noteAdded(
  name: string,
  schema: Schema,
  { before, after, scope }: { before: Fields; after: Fields; scope: Scope },
): void {
  const at = inside(scope, name, undefined, schema);
  const required = after.required.has(name);
  const wasHidden = before.hidden.get(name);
  const what =
    wasHidden === undefined ? 'is new' : `${directionOf(scope.flow) === 'sent' ? 'can be set' : 'is returned'} now`;
  const alsoRequired = required ? ', and required' : '';
  const kind =
    required && directionOf(scope.flow) === 'sent'
      ? 'field-added-required'
      : before.closed
        ? 'field-added-strict'
        : 'field-added';
  // A field that was required before it was described is nothing new.
  if (kind === 'field-added-required' && before.required.has(name) && wasHidden === undefined) return;
  note(at, kind, { what: `${what}${alsoRequired}`, base: wasHidden });
}

function compareRequired(before: boolean, after: boolean, at: Scope): void {
  noteSwitch(at, [before, after], ['field-required', 'is required now'], ['field-optional', 'is optional now']);
}

function compareDeprecation(base: Schema, head: Schema, at: Scope): void {
  noteSwitch(
    at,
    [readSchema(base, at.context.base).deprecated, readSchema(head, at.context.head).deprecated],
    ['field-deprecated', 'is deprecated'],
    ['field-undeprecated', 'is no longer deprecated'],
  );
}

/** Finds fields that were only renamed: one candidate on each side, the same rules, and a sign of intent. */
function renamedFields(
  before: Fields,
  after: Fields,
  scope: Scope,
  compare: CompareSchemas,
): ReadonlyMap<string, string> {
  const gone = [...before.visible].filter(([name]) => !after.visible.has(name) && !after.hidden.has(name));
  const fresh = [...after.visible].filter(([name]) => !before.visible.has(name) && !before.hidden.has(name));
  if (gone.length === 0 || fresh.length === 0 || gone.length * fresh.length > MOST_PAIRS) return new Map();
  const pairs = gone.flatMap(([name, schema]) =>
    fresh
      .filter(
        ([other, now]) =>
          isSameName(name, other, schema, now) &&
          before.required.has(name) === after.required.has(other) &&
          isUnchanged(scope, (inner) => compare(schema, now, inner)),
      )
      .map(([other]) => [name, other] as const),
  );
  return new Map(
    pairs.filter(([name, other]) => pairs.filter((pair) => pair[0] === name || pair[1] === other).length === 1),
  );
}

/** Limit of pairs to compare: an object that has changed entirely has no renamed fields. */
const MOST_PAIRS = 400;
/** Length from which no two fields have the same description by chance. */
const TELLING = 20;

/** Whether two names have the same letters, or their fields the same description. */
function isSameName(name: string, other: string, base: Schema, head: Schema): boolean {
  if (normaliseName(name) === normaliseName(other)) return true;
  const { description } = asSchema(base);
  return typeof description === 'string' && description.length >= TELLING && description === head.description;
}
