import { asRecord, type Raw } from '../model/raw.ts';
import {
  demandedBy,
  draft,
  isLeftOut,
  isUnknown,
  NOTHING,
  typeOf,
  type Drafted,
  type Drafting,
  type Spot,
} from './draft.ts';
import { mergeSchemas, type MergedSchema } from './merged-schema.ts';
import { textOf } from './pattern.ts';

/** An object with all fields it must have, and some of those it may (JSON Schema 2020-12 Core, section 10.3.2). */
export function draftObject(drafting: Drafting, schema: MergedSchema, spot: Spot): Drafted {
  const value: Record<string, unknown> = {};
  const demanded = new Set(schema.required);
  const add = (name: string): boolean => {
    const field = draft(drafting, schemasOf(schema, name), { ...spot, name, depth: spot.depth + 1, index: 0 });
    // Defined rather than assigned, for a field that is called `__proto__`.
    if (field !== NOTHING)
      Object.defineProperty(value, name, { value: field, enumerable: true, configurable: true, writable: true });
    return field !== NOTHING;
  };
  for (const name of demanded) {
    if (isLeftOut(drafting, schemasOf(schema, name)) || add(name)) continue;
    // Of a field that must be there, and of which nothing else is said, null says least.
    if (!saysNothing(drafting, schemasOf(schema, name))) return NOTHING;
    value[name] = null;
  }
  addOptional(drafting, schema, spot, value, add);
  for (const name of demandedBy(schema, value)) if (!Object.hasOwn(value, name) && !add(name)) return NOTHING;
  if (Object.keys(value).length === 0 || Object.keys(value).length < Number(schema.keywords['minProperties'] ?? 0))
    addEntries(drafting, schema, spot, value);
  return inOrder(schema, value);
}

function addOptional(
  drafting: Drafting,
  schema: MergedSchema,
  spot: Spot,
  value: Record<string, unknown>,
  add: (name: string) => boolean,
): void {
  const { maxProperties = Infinity, minProperties = 0 } = schema.keywords as {
    maxProperties?: number;
    minProperties?: number;
  };
  let left = Math.max(drafting.optional[spot.depth] ?? 0, Math.min(50, minProperties));
  for (const [name, schemas] of schema.properties) {
    if (left <= 0 || Object.keys(value).length >= maxProperties) return;
    if (
      Object.hasOwn(value, name) ||
      isLeftOut(drafting, schemas) ||
      schemas.some((field) => asRecord(field)['deprecated'] === true)
    )
      continue;
    if (!add(name)) continue;
    // An empty list or object shows nothing; it counts, so that a schema of such fields ends.
    if (isEmpty(value[name])) delete value[name];
    left -= 1;
  }
}

/** Entries of a map: fields that the schema does not name. */
function addEntries(drafting: Drafting, schema: MergedSchema, spot: Spot, value: Record<string, unknown>): void {
  const {
    minProperties = 0,
    maxProperties = Infinity,
    propertyNames,
  } = schema.keywords as { minProperties?: number; maxProperties?: number; propertyNames?: unknown };
  const [pattern, patterned] = Object.entries(asRecord(schema.keywords['patternProperties']))[0] ?? [];
  const schemas = pattern === undefined ? schema.additional.filter((part) => typeof part === 'object') : [patterned];
  if (schemas.length === 0 || maxProperties === 0) return;
  const wanted = Math.min(20, Math.max(1, minProperties));
  for (let index = 0; index < wanted && Object.keys(value).length < Math.max(wanted, minProperties); index++) {
    const name =
      pattern === undefined
        ? draft(drafting, [{ type: 'string' }, propertyNames ?? true], { ...spot, name: '', index })
        : textOf(pattern);
    const entry = draft(drafting, schemas, { ...spot, name: '', depth: spot.depth + 1, index });
    if (typeof name !== 'string' || entry === NOTHING) return;
    value[pattern === undefined && propertyNames === undefined ? `key${index === 0 ? '' : index + 1}` : name] = entry;
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function saysNothing({ resolve }: Drafting, schemas: readonly unknown[]): boolean {
  const schema = mergeSchemas(schemas, resolve);
  return (
    schema !== undefined && typeOf(schema) === undefined && schema.unions.length === 0 && !schema.parts.some(isUnknown)
  );
}

/** What speaks of a field: its own schemas, else those of fields that are not named. */
function schemasOf(schema: MergedSchema, name: string): readonly unknown[] {
  const own = schema.properties.get(name);
  if (own !== undefined) return own;
  const further = schema.additional.filter((part) => typeof part === 'object');
  return further.length > 0 ? further : [{ type: 'string' }];
}

/** In the order of the description. */
function inOrder(schema: MergedSchema, value: Raw): Raw {
  const names = [
    ...[...schema.properties.keys()].filter((name) => Object.hasOwn(value, name)),
    ...Object.keys(value).filter((name) => !schema.properties.has(name)),
  ];
  return Object.fromEntries(names.map((name) => [name, value[name]]));
}
