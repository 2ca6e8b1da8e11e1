import { unionsOf } from '#src/shared/schema/applicators.ts';
import { fieldNames, memberSchemas } from '#src/shared/schema/members.ts';
import { asList, asRecord, asTexts, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import {
  isLeftOut,
  isUnknown,
  NOTHING,
  obstacleAt,
  readSchemas,
  typeOf,
  valuesOf,
  type Drafted,
  type Drafting,
  type DraftSchema,
  type Spot,
} from './drafting.ts';
import { textMatching } from './pattern.ts';

/** Generates an object with all required and some optional fields (JSON Schema 2020-12 Core, section 10.3.2). */
export function draftObject(drafting: Drafting, schema: DraftSchema, spot: Spot): Drafted {
  // Without a prototype, so that `__proto__` can be a field.
  const value = Object.create(null) as Record<string, unknown>;
  const add = (name: string): boolean => {
    const field = drafting.draft(schemasOf(schema, name), { ...spot, name, depth: spot.depth + 1, index: 0 });
    if (field !== NOTHING) value[name] = field;
    return field !== NOTHING;
  };
  for (const name of new Set(valuesOf(schema, 'required').flatMap(asTexts))) {
    if (isLeftOut(drafting, schemasOf(schema, name)) || add(name)) continue;
    // If nothing is known about a required field except its name, its value is `null`.
    if (!saysNothing(drafting, schemasOf(schema, name))) {
      drafting.obstacles.push(obstacleAt([name]));
      return NOTHING;
    }
    value[name] = null;
  }
  addOptional(drafting, schema, spot, value, add);
  for (const name of dependentFields(schema, value)) if (!(name in value) && !add(name)) return NOTHING;
  const size = Object.keys(value).length;
  if (size === 0 || size < (schema.keywords.minProperties ?? 0)) addEntries(drafting, schema, spot, value);
  return inOrder(schema, value);
}

function addOptional(
  drafting: Drafting,
  schema: DraftSchema,
  spot: Spot,
  value: Record<string, unknown>,
  add: (name: string) => boolean,
): void {
  const { maxProperties = Infinity, minProperties = 0 } = schema.keywords;
  const most = drafting.optional[spot.depth] ?? 0;
  const least = Math.min(50, minProperties);
  if (most === 0 && least === 0) return;
  const optional = fieldNames(schema.parts).filter((name) => !(name in value));
  const likely = likelyFields(drafting, schema, optional, most);
  let left = Math.max(Math.min(most, likely.length), least);
  for (const name of new Set([...likely, ...optional])) {
    if (left <= 0 || Object.keys(value).length >= maxProperties) return;
    if (!isUsable(drafting, schemasOf(schema, name)) || !add(name)) continue;
    // An empty list or object is removed again. It still counts as a field: otherwise, an object with many such fields
    // would take too long.
    if (isEmpty(value[name])) delete value[name];
    left -= 1;
  }
}

/** Whether an example may show an optional field: it is not deprecated, and not left out because of its direction. */
function isUsable(drafting: Drafting, schemas: readonly unknown[]): boolean {
  const isDeprecated = readSchemas(schemas, drafting)?.parts.some(({ deprecated }) => deprecated === true);
  return isDeprecated !== true && !isLeftOut(drafting, schemas);
}

/**
 * Returns the optional fields that an example shows before others. In a response, or if the object has few optional
 * fields, returns all of them. In a request, returns a few fields of one kind. This is the first of these kinds that
 * the object has:
 * - fields in the `example` of the object
 * - fields with an `example` of their own
 * - fields that are neither objects nor lists
 * - any fields
 */
function likelyFields(
  drafting: Drafting,
  schema: DraftSchema,
  optional: readonly string[],
  most: number,
): readonly string[] {
  if (drafting.direction !== 'request' || optional.length <= most / 2) return optional;
  const examples = [...valuesOf(schema, 'example'), ...valuesOf(schema, 'examples').flatMap(asList)];
  const named = new Set(examples.flatMap((example) => Object.keys(asRecord(example))));
  const hasExample = (name: string): boolean =>
    schemasOf(schema, name).some((field) => ['example', 'examples'].some((keyword) => keyword in asRecord(field)));
  const usable = optional.filter((name) => isUsable(drafting, schemasOf(schema, name)));
  const kinds = [(name: string) => named.has(name), hasExample, (name: string) => isPlain(drafting, schema, name)];
  for (const kind of kinds) {
    const found = usable.filter(kind);
    if (found.length > 0) return found.slice(0, most / 4);
  }
  return usable.slice(0, most / 4);
}

function isPlain(drafting: Drafting, schema: DraftSchema, name: string): boolean {
  const field = readSchemas(schemasOf(schema, name), drafting);
  return field !== undefined && /^(string|number|integer|boolean)$/.test(typeOf(field) ?? '');
}

/**
 * Adds fields with names that the schema does not list, such as `key`. Their schemas are in `patternProperties` or
 * `additionalProperties`.
 */
function addEntries({ draft }: Drafting, schema: DraftSchema, spot: Spot, value: Record<string, unknown>): void {
  const { minProperties = 0, maxProperties = Infinity, propertyNames, patternProperties } = schema.keywords;
  const [pattern, patterned] = Object.entries(patternProperties ?? {})[0] ?? [];
  const schemas = pattern === undefined ? valuesOf(schema, 'additionalProperties').filter(isRecord) : [patterned];
  if (schemas.length === 0 || maxProperties === 0) return;
  const count = Math.min(20, Math.max(1, minProperties));
  for (let index = 0; index < count && Object.keys(value).length < Math.max(count, minProperties); index++) {
    const name =
      pattern === undefined
        ? draft([{ type: 'string' }, propertyNames ?? true], { ...spot, name: '', index })
        : textMatching(pattern);
    const entry = draft(schemas, { ...spot, name: '', depth: spot.depth + 1, index });
    if (typeof name !== 'string' || entry === NOTHING) return;
    value[pattern === undefined && propertyNames === undefined ? `key${index === 0 ? '' : index + 1}` : name] = entry;
  }
}

/** Whether a value is an empty object or list. */
export function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function saysNothing(drafting: Drafting, schemas: readonly unknown[]): boolean {
  const schema = readSchemas(schemas, drafting);
  return (
    schema !== undefined &&
    typeOf(schema) === undefined &&
    !schema.parts.some((part) => isUnknown(part) || unionsOf(part).length > 0)
  );
}

/** Returns the schemas that apply to a field. If there are none, returns a schema of type `string`. */
function schemasOf({ parts }: DraftSchema, name: string): readonly unknown[] {
  const schemas = memberSchemas(parts, name).filter((schema) => schema !== true);
  return schemas.length > 0 ? schemas : [{ type: 'string' }];
}

/** Returns the fields that `dependentRequired` requires because `value` has certain other fields. */
function dependentFields(schema: DraftSchema, value: Raw): readonly string[] {
  return valuesOf(schema, 'dependentRequired').flatMap((dependents) =>
    Object.entries(asRecord(dependents)).flatMap(([name, others]) => (name in value ? asTexts(others) : [])),
  );
}

/** Returns a copy of an object with its fields in the order of the schema. */
function inOrder(schema: DraftSchema, value: Raw): Raw {
  const named = fieldNames(schema.parts).filter((name) => name in value);
  return Object.fromEntries([...new Set([...named, ...Object.keys(value)])].map((name) => [name, value[name]]));
}
