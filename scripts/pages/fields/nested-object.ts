import type { Href } from '#src/model/nav.ts';
import type { Value } from '#src/model/field.ts';
import { schemaEntries } from '#src/shared/schema/applicators.ts';
import { resolveSchema, type ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import { LONGEST } from '../context/anchors.ts';
import type { NestedObject, Refusal } from '../context/expansion.ts';
import { contentRows, itemsOf, visibleProperties } from './contents.ts';
import type { AlternativePosition, FieldPosition, FieldScope, Position } from './position.ts';

/** Nesting limit of named schemas that open in place; deeper objects are linked. */
const MAX_NAMES = 8;
/** Nesting limit of tables, named or not, for React's renderer and readers' screens. */
export const MAX_DEPTH = 12;
/** Anchor of the fields on the page of a schema. */
export const FIELDS = 'fields';
/** Number of fields up to which objects open anywhere. */
const SMALL = 4;

/** Describes an object, array or union that could open to the budget of the page. */
export function nestedObject(
  position: FieldPosition | AlternativePosition,
  rows: number,
  scope: FieldScope,
): NestedObject {
  const { addresses, href } = scope.context;
  const linked = objectNames(position, scope).some((name) => addresses.schemas.get(name) !== undefined);
  const inside = rowAround(position, scope) !== undefined;
  const tooDeep = position.within.length > MAX_NAMES || position.depth > MAX_DEPTH;
  return {
    keys: objectKeys(position, scope),
    schema: position.schema,
    rows: tooDeep && (linked || inside) ? Infinity : rows,
    linked,
    inside,
    at: `${href}#${position.anchor}`,
    alternative: position.kind === 'alternative',
    small: rows <= SMALL && isPlain(position, scope),
  };
}

/** Whether all fields are plain values. */
function isPlain({ schema, around }: FieldPosition | AlternativePosition, scope: FieldScope): boolean {
  const { definitions: schemas } = scope.context.api;
  const { schema: object } = itemsOf(schema, schemas);
  const properties = schemaEntries(object.properties);
  return (
    contentRows({ schema: object, names: [], around }, scope) === properties.length &&
    properties.every(([, property]) => contentRows(resolveSchema(property, schemas), scope) === 0)
  );
}

/**
 * Returns the keys of a schema in the budget: a request omits other fields than a response, so they do not share keys.
 */
export function objectKeys(object: ResolvedSchema, scope: FieldScope): readonly string[] {
  const { schema } = itemsOf(object.schema, scope.context.api.definitions);
  const names = objectNames(object, scope);
  const oneWay = visibleProperties(schema, { ...scope, direction: 'both' }).some(
    ([, { readOnly, writeOnly }]) => readOnly === true || writeOnly === true,
  );
  return oneWay && scope.direction !== 'both' ? names.map((name) => `${name} ${scope.direction}`) : names;
}

/** Returns the names of an object, and of the items of a list. */
function objectNames({ schema, names }: ResolvedSchema, { context }: FieldScope): readonly string[] {
  return [...names, ...itemsOf(schema, context.api.definitions).names];
}

/**
 * Links an object that does not open: to the earlier place on the page, else to its own page or that of the schema
 * around it.
 */
export function linkTo(object: Position, refusal: Refusal, scope: FieldScope): Value['link'] {
  const names = objectNames(object, scope);
  if (refusal.reason === 'shown') {
    const name = names[objectKeys(object, scope).indexOf(refusal.key)];
    return { label: name === undefined ? SAME : lastStep(name), href: refusal.at };
  }
  const name = names.findLast((each) => scope.context.addresses.schemas.get(each) !== undefined);
  return name === undefined ? rowAround(object, scope) : linkToSchema(name, scope);
}

/** Returns the row of an object on the page of the schema around it; undefined if that is this page or none. */
function rowAround({ within, anchor }: Position, { context: { addresses, href } }: FieldScope): Value['link'] {
  const owner = within.findLast(({ name }) => addresses.schemas.get(name) !== undefined);
  const page = addresses.schemas.get(owner?.name ?? '');
  if (owner === undefined || page === undefined || page.split('#')[0] === href) return undefined;
  const { name, path, anchor: start } = owner;
  const row: Href = `${page}${page.includes('#') ? '' : `#${FIELDS}`}${anchor.slice(start.length)}`;
  return {
    label: path === '' ? lastStep(name) : `${path} of ${lastStep(name)}`,
    href: Math.max(anchor.length, row.length) > LONGEST ? page : row,
  };
}

/** The name of an object without one. */
const SAME = 'the same object';

/** Links to the page or place of a named schema; `here` is its place on this page, used if there is no other. */
export function linkToSchema(name: string, { context }: FieldScope, here?: Href): Value['link'] {
  const href = context.addresses.schemas.get(name) ?? here;
  return href === undefined ? undefined : { label: lastStep(name), href };
}

/** Returns the last step of a name that is a pointer, unless it is the same for every place of its kind. */
function lastStep(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return ['schema', 'items'].includes(last) && last !== name ? SAME : last;
}
