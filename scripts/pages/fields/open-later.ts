import type { Field, FieldTable } from '../../../src/model/field.ts';
import { schemaEntries } from './as-schema.ts';
import type { Schema } from '../../../src/model/schema.ts';
import { itemsOf, rowCount } from './contents.ts';
import type { Verdict } from './expansion.ts';
import type { ResolvedSchema } from './resolve-schema.ts';
import { hrefOf, resolved, type FieldScope, type InnerScope } from './scope.ts';

/** Nesting of named schemas that opens in place; deeper objects are linked. */
const MAX_NAMES = 8;
/** Tables inside one another, named or not: React's renderer and readers' screens have room for so many. */
const MAX_DEPTH = 12;

/** Opens what a row holds when its turn comes, or links to where it is explained. The row is filled in place, as outer levels are drawn before inner ones. */
export function openLater(row: Field, read: ResolvedSchema, rows: number, scope: InnerScope): void {
  scope.layout.waiting.add(scope.rank, () => {
    const verdict = ask(read, rows, scope);
    if (verdict.open) {
      Object.assign(row, { children: scope.layout.table(read, scope) });
      return;
    }
    const link = linkTo(verdict, read, scope);
    const notices = scope.context.notices.for('field', read.schema['x-not-published'] ?? []);
    Object.assign(
      row,
      { notices },
      link === undefined ? (verdict.cut ? { cut: true } : {}) : link.href === row.schema?.href ? {} : { link },
    );
  });
}

/** Asks the budget of the page for the rows of an object, array or union. */
export function ask({ schema, names }: ResolvedSchema, rows: number, scope: InnerScope, alternative = false): Verdict {
  const all = passedNames({ schema, names }, scope);
  const linked = all.some((name) => scope.context.addresses.schemas.get(name) !== undefined);
  const keys = keysOf({ schema, names }, scope);
  return scope.layout.expansion.ask({
    keys,
    rows: scope.within.length > MAX_NAMES || scope.depth > MAX_DEPTH ? Infinity : rows,
    linked,
    at: hrefOf(scope.anchor, scope),
    alternative,
    small: rows <= SMALL && isPlain(schema, scope),
  });
}

/** Objects of so few fields open wherever they stand. */
const SMALL = 4;

/** Fields alone, none of which holds more. */
function isPlain(schema: Schema, scope: InnerScope): boolean {
  const items = itemsOf(schema, scope).schema;
  return (
    rowCount({ schema: items, names: [] }, scope) === schemaEntries(items.properties).length &&
    schemaEntries(items.properties).every(([, property]) => {
      const read = resolved(property, scope);
      return rowCount({ ...read, schema: itemsOf(read.schema, scope).schema }, scope) === 0;
    })
  );
}

/** What a schema is remembered by: a request leaves out other fields than a response, so that one does not stand for the other. */
export function keysOf(read: ResolvedSchema, scope: FieldScope): readonly string[] {
  const { schema } = itemsOf(read.schema, scope);
  const hides =
    scope.direction !== 'both' &&
    schemaEntries(schema.properties).some(([, property]) => {
      const { readOnly, writeOnly } = resolved(property, scope).schema;
      return readOnly === true || writeOnly === true;
    });
  return passedNames(read, scope).map((name) => (hides ? `${name} ${scope.direction}` : name));
}

function passedNames({ schema, names }: ResolvedSchema, scope: FieldScope): readonly string[] {
  return [...names, ...itemsOf(schema, scope).names];
}

/** Where a schema that does not open is explained: on a page of the reference by its own page, in a guide by the earlier place. */
export function linkTo(verdict: Verdict, read: ResolvedSchema, scope: FieldScope): Field['link'] {
  if (verdict.open) return undefined;
  const { addresses, href } = scope.context;
  const names = passedNames(read, scope);
  const known = verdict.key === undefined ? undefined : names[keysOf(read, scope).indexOf(verdict.key)];
  const label = known ?? names.findLast((name) => addresses.schemas.get(name) !== undefined);
  if (label === undefined) return undefined;
  const page = addresses.schemas.get(label);
  const other = page === href ? undefined : page;
  const target = verdict.at ?? other ?? page;
  return target === undefined ? undefined : { label: calledBy(label), href: target };
}

/** The last step of a name that is a pointer, unless every place of its kind is called so. */
function calledBy(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return ['schema', 'items'].includes(last) && last !== name ? 'the same object' : last;
}

/** A table that only says where its fields are. */
export function elsewhere(verdict: Verdict, read: ResolvedSchema, scope: FieldScope): FieldTable {
  const link = linkTo(verdict, read, scope);
  return {
    fields: [],
    notices: [],
    ...(link === undefined ? { cut: true } : { schema: { name: link.label, href: link.href } }),
  };
}
