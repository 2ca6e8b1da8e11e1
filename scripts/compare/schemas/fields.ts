import type { Lifecycle } from '#src/model/extension.ts';
import type { Schema } from '#src/model/schema.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { asSchema, schemaEntries } from '#src/shared/schema/applicators.ts';
import { normaliseName } from '#src/shared/text/words.ts';
import { directionOf, type Direction } from '../change.ts';
import { formerNames } from '../pairing.ts';
import type { Keys } from '../places.ts';
import type { Side } from '../context.ts';
import { inside, isUnchanged, note, noteLifecycle, noteSwitch, type CompareSchemas, type Scope } from '../scope.ts';
import { readSchema } from './read-schema.ts';

/** The fields of an object in messages of one direction, sent or received. */
interface Fields {
  readonly visible: ReadonlyMap<string, Schema>;
  /** Fields that these messages do not contain: `readOnly` fields if sent, `writeOnly` fields if received. */
  readonly hidden: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Whether the object forbids fields that are not in `properties`. */
  readonly closed: boolean;
}

/** Compares the fields of two objects by name. `compare` compares the schemas of a field. */
export function compareFields(base: Schema, head: Schema, scope: Scope, compare: CompareSchemas): void {
  const direction = directionOf(scope.flow);
  const before = fieldsOf(base, scope.context.base, direction);
  const after = fieldsOf(head, scope.context.head, direction);
  const renamed = renamedFields(before, after, scope, compare);
  for (const [name, schema] of before.visible) {
    const current = renamed.get(name) ?? name;
    // A field that is in `required` but not in `properties` may have any value.
    const isUndescribed = after.required.has(current) && !after.hidden.has(current) && !after.closed;
    const now = after.visible.get(current) ?? (isUndescribed ? {} : undefined);
    const at = inside(scope, current, schema, now);
    const { lifecycle } = readSchema(schema, scope.context.base);
    if (current !== name)
      note(inside(scope, name, schema, now), 'field-renamed', {
        what: `is called \`${current}\` now`,
        candidates: fieldKeys(name, current),
        of: scope,
        lifecycle,
      });
    if (now === undefined) noteRemoved(at, { name, hidden: after.hidden.get(name), scope, lifecycle });
    else {
      compareRequired({ before, after, names: [name, current] }, at, scope);
      noteLifecycle(at, 'field', [lifecycle, readSchema(now, scope.context.head).lifecycle]);
      compare(schema, now, { ...at, required: before.required.has(name) || after.required.has(current) });
    }
  }
  const fresh = new Set(renamed.values());
  for (const [name, schema] of after.visible)
    if (!before.visible.has(name) && !fresh.has(name)) noteAdded(name, schema, { before, after, scope });
  // `required` may list names that are not in `properties`, for example in alternatives that differ only in `required`.
  for (const name of new Set([...before.required, ...after.required]))
    if (![before, after].some(({ visible, hidden }) => visible.has(name) || hidden.has(name)))
      compareRequired({ before, after, names: [name, name] }, inside(scope, name, undefined, undefined), scope);
}

/** Returns the path from an object schema to each of the named fields. */
function fieldKeys(...names: readonly string[]): readonly Keys[] {
  return names.map((name) => ['properties', name]);
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

/** Whether an object schema forbids fields that are not in its `properties`. */
export function isClosed({ additionalProperties, unevaluatedProperties }: Schema): boolean {
  return [additionalProperties, unevaluatedProperties].some((rule) => rule === false || isNothing(rule));
}

function isNothing(rule: unknown): boolean {
  const { not, ...others } = asRecord(rule);
  return (
    not !== undefined && Object.keys(others).length === 0 && (not === true || Object.keys(asRecord(not)).length === 0)
  );
}

function noteRemoved(
  at: Scope,
  { name, hidden, scope, lifecycle }: { name: string; hidden: Schema | undefined; scope: Scope; lifecycle: Lifecycle },
): void {
  const key = directionOf(scope.flow) === 'sent' ? 'readOnly' : 'writeOnly';
  const candidates = fieldKeys(name).flatMap((field) => (hidden === undefined ? [field] : [[...field, key]]));
  if (hidden === undefined) note(at, 'field-removed', { what: 'has been removed', candidates, of: scope, lifecycle });
  else if (key === 'readOnly') note(at, 'field-read-only', { what: 'is read-only now', candidates, of: scope });
  else note(at, 'field-write-only', { what: 'is write-only now', candidates, of: scope });
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
  // A field that was already in `required`, but not in `properties`, is not new.
  if (kind === 'field-added-required' && before.required.has(name) && wasHidden === undefined) return;
  note(at, kind, { what: `${what}${alsoRequired}`, base: wasHidden, candidates: fieldKeys(name), of: scope });
}

function compareRequired(
  { before, after, names: [old, name] }: { before: Fields; after: Fields; names: readonly [string, string] },
  at: Scope,
  of: Scope,
): void {
  const required = [before.required.has(old), after.required.has(name)] as const;
  const candidates = [old, name].map((one) => ['required', one]);
  noteSwitch(at, required, ['field-required', 'is required now'], ['field-optional', 'is optional now'], {
    candidates,
    of,
  });
}

/**
 * Maps the old names of renamed fields to their new names. A field counts as renamed if `x-formerly` says so. It also
 * counts as renamed if exactly one new field has an equivalent schema, and either the same description or a name that
 * differs only in spelling.
 */
function renamedFields(
  before: Fields,
  after: Fields,
  scope: Scope,
  compare: CompareSchemas,
): ReadonlyMap<string, string> {
  const gone = [...before.visible].filter(([name]) => !after.visible.has(name) && !after.hidden.has(name));
  const fresh = [...after.visible].filter(([name]) => !before.visible.has(name) && !before.hidden.has(name));
  if (gone.length === 0 || fresh.length === 0) return new Map();
  const pairsOf = (isRenamed: (one: Field, other: Field) => boolean): readonly (readonly [string, string])[] =>
    gone.flatMap((one) => fresh.filter((other) => isRenamed(one, other)).map(([other]) => [one[0], other] as const));
  const stated = pairsOf(([name], [, now]) => formerNames(now).includes(name));
  if (gone.length * fresh.length > MOST_PAIRS) return new Map(stated);
  const taken = new Set(stated.flat());
  const pairs = pairsOf(
    ([name, schema], [other, now]) =>
      !taken.has(name) &&
      !taken.has(other) &&
      before.required.has(name) === after.required.has(other) &&
      (sharesSchema(schema, now, scope) ||
        (isSameName(name, other, schema, now) && isUnchanged(scope, (inner) => compare(schema, now, inner)))),
  );
  return new Map([
    ...stated,
    ...pairs.filter(([name, other]) => pairs.filter((pair) => pair[0] === name || pair[1] === other).length === 1),
  ]);
}

type Field = readonly [name: string, schema: Schema];

/**
 * Limits the time for finding renamed fields: maximum number of removed fields times added fields. If the product is
 * higher, only `x-formerly` is read.
 */
const MOST_PAIRS = 400;
/**
 * Minimum length, in characters, of a description by which a field is recognised. Different fields may share a shorter
 * one.
 */
const TELLING = 20;

/** Whether two fields refer to the same component schema and have the same description. */
function sharesSchema(base: Schema, head: Schema, { context }: Scope): boolean {
  const { name } = readSchema(base, context.base);
  return name !== undefined && name === readSchema(head, context.head).name && base.description === head.description;
}

/**
 * Whether two field names differ only in spelling (`userId`, `user_id`), or both fields have the same long description.
 */
function isSameName(name: string, other: string, base: Schema, head: Schema): boolean {
  if (normaliseName(name) === normaliseName(other)) return true;
  const { description } = asSchema(base);
  return typeof description === 'string' && description.length >= TELLING && description === head.description;
}
