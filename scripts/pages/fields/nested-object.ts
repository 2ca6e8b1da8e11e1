import type { Href } from '#src/model/nav.ts';
import type { Value } from '#src/model/field.ts';
import { schemaEntries } from '#src/shared/schema/applicators.ts';
import { resolveSchema, type ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import { LONGEST } from '../context/anchors.ts';
import type { NestedObject, Refusal } from '../context/expansion.ts';
import { contentRows, itemsOf, visibleProperties } from './contents.ts';
import type { AlternativePosition, FieldPosition, FieldScope, Position } from './position.ts';

/** Maximum number of named schemas around an object. An object nested more deeply becomes a link. */
const MAX_NAMES = 8;
/** Maximum nesting depth of tables, which React can still render and a screen can still show. */
export const MAX_DEPTH = 12;
/** Anchor of the field table on a schema page. */
export const FIELDS = 'fields';
/** Maximum number of fields of a small object. A page may show such an object in place several times. */
const SMALL = 4;

/** Returns the facts by which the row budget decides whether to show a nested object, array or union in place. */
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

/** Whether an object has only listed fields, and none of these contains fields itself. */
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
 * Returns the names that identify an object in the row budget. If requests and responses show different fields, each
 * name ends with the direction: `Payment request`.
 */
export function objectKeys(object: ResolvedSchema, scope: FieldScope): readonly string[] {
  const { schema } = itemsOf(object.schema, scope.context.api.definitions);
  const names = objectNames(object, scope);
  const oneWay = visibleProperties(schema, { ...scope, direction: 'both' }).some(
    ([, { readOnly, writeOnly }]) => readOnly === true || writeOnly === true,
  );
  return oneWay && scope.direction !== 'both' ? names.map((name) => `${name} ${scope.direction}`) : names;
}

/** Returns the schema names of a value and, if it is an array, of its items. */
function objectNames({ schema, names }: ResolvedSchema, { context }: FieldScope): readonly string[] {
  return [...names, ...itemsOf(schema, context.api.definitions).names];
}

/**
 * Returns a link for an object that is not shown in place here. It leads to the place where the page already shows the
 * object, else to the page of the object. If there is neither, it leads to the object's row on the page of an enclosing
 * schema.
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

/**
 * Returns a link to the row of an object on the page of an enclosing schema; undefined if no enclosing schema has a
 * page, or if that page is the current one.
 */
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

/** Label of a link to an object without a name. */
const SAME = 'the same object';

/**
 * Returns a link to the page of a named schema. Without such a page, the link leads to `here`, the place on the current
 * page that shows the schema.
 */
export function linkToSchema(name: string, { context }: FieldScope, here?: Href): Value['link'] {
  const href = context.addresses.schemas.get(name) ?? here;
  return href === undefined ? undefined : { label: lastStep(name), href };
}

/**
 * Returns the label of a schema: its name or, if the name is a JSON Pointer, the last step. The steps `items` and
 * `schema` say too little, so the label is then `the same object`.
 */
function lastStep(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return ['schema', 'items'].includes(last) && last !== name ? SAME : last;
}
