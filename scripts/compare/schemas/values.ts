import type { Schema } from '#src/model/schema.ts';
import { isEqual } from '#src/shared/schema/assertions.ts';
import { enumMembers, isNull, valueText } from '#src/shared/schema/enums.ts';
import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { schemaList, unionsOf } from '#src/shared/schema/applicators.ts';
import { shown } from '#src/shared/schema/violation.ts';
import { at, note, noteLifecycle, type Scope } from '../scope.ts';
import type { ReadSchema } from './read-schema.ts';

/** Compares `default`. The default `null` counts as no default. */
export function compareDefaults(base: ReadSchema, head: ReadSchema, scope: Scope): void {
  const [before, after] = [base.default ?? undefined, head.default ?? undefined];
  // A default has no effect where a value is required.
  if ((before === undefined && after === undefined) || scope.required === true) return;
  if (before === undefined) note(scope, 'default-added', { what: `has the default ${shown(after)} now` });
  else if (after === undefined) note(scope, 'default-removed', { what: `no longer has the default ${shown(before)}` });
  else if (!isEqual(before, after))
    note(scope, 'default-changed', { what: `has the default ${shown(after)} instead of ${shown(before)}` });
}

/** Compares the allowed values of two schemas: `enum`, `const`, or a union of these. */
export function compareValues(base: Schema, head: Schema, scope: Scope): void {
  const before = valuesOf(base);
  const after = valuesOf(head);
  if (before === undefined && after === undefined) return;
  if (before === undefined || after === undefined) {
    if (after !== undefined) note(scope, 'values-limited', { what: `allows only ${list(after)} now` });
    else note(scope, 'values-opened', { what: `allows values other than ${list(before ?? [])} now` });
    return;
  }
  const [was, is] = [constantsIn(base), constantsIn(head)];
  const removed = before.filter((value) => !includes(after, value));
  const added = after.filter((value) => !includes(before, value));
  if (before.length > 0 && removed.length === before.length && added.length > 0) {
    const [last] = removed
      .map((value) => lifecycleOf(was(value)))
      .sort((one, other) => ((one.sunset ?? '') < (other.sunset ?? '') ? 1 : -1));
    note(scope, 'values-replaced', {
      what: `allows ${list(after)} instead of ${list(before)}`,
      ...(last && { lifecycle: last }),
    });
    return;
  }
  for (const value of removed)
    note(scope, 'value-removed', {
      what: `no longer has the value \`${valueText(value)}\``,
      detail: valueText(value),
      lifecycle: lifecycleOf(was(value)),
      base: was(value),
    });
  for (const value of before.filter((one) => includes(after, one))) {
    const nodes = [was(value), is(value)] as const;
    noteLifecycle(at(scope, ...nodes), 'value', [lifecycleOf(nodes[0]), lifecycleOf(nodes[1])], valueText(value));
  }
  const open = isOpen(base);
  for (const value of added)
    note(scope, open ? 'value-added-open' : 'value-added', {
      what: `has the new value \`${valueText(value)}\``,
      detail: valueText(value),
    });
}

/**
 * Creates a function that finds the `deprecated` and `x-sunset` of an enum value. It returns the alternative that
 * states them for the value, or an empty object.
 */
function constantsIn(schema: Schema): (value: unknown) => object {
  const parts = (valueAlternatives(schema) ?? []).filter((part) => 'deprecated' in part || 'x-sunset' in part);
  return (value) => parts.find((part) => includes(valuesOf(part) ?? [], value)) ?? {};
}

/**
 * Returns the alternatives of a schema, without `null`, if all of them are lists of values (`enum`, `const`); otherwise
 * undefined.
 */
export function valueAlternatives(schema: Schema): readonly Schema[] | undefined {
  const branches = schemaList(unionsOf(schema)[0]?.branches).filter((branch) => !isNull(branch));
  const lists = ({ enum: values, const: constant }: Schema): boolean => values !== undefined || constant !== undefined;
  return branches.length > 0 && branches.every(lists) ? branches : undefined;
}

/** Returns the values that a schema lists, without `null`; undefined if it lists none. */
export function valuesOf(schema: Schema): readonly unknown[] | undefined {
  const parts = schema.enum === undefined && schema.const === undefined ? valueAlternatives(schema) : undefined;
  if (parts !== undefined) return [...new Set(parts.flatMap((part) => valuesOf(part) ?? []))];
  const open = openValues(schema);
  const members =
    enumMembers(schema)?.map(({ value }) => value) ?? (schema.const === undefined ? open : [schema.const]);
  if (members === undefined) return undefined;
  return [...new Set(members.filter((value) => value !== null))];
}

function includes(values: readonly unknown[], value: unknown): boolean {
  return values.some((one) => isEqual(one, value));
}

/**
 * Returns the values in `x-extensible-enum` (Zalando RESTful API Guidelines, rule 112); undefined if the schema has
 * none.
 */
function openValues(schema: Schema): readonly unknown[] | undefined {
  const values = (schema as Readonly<Record<string, unknown>>)['x-extensible-enum'];
  return Array.isArray(values) ? values : undefined;
}

function isOpen(schema: Schema): boolean {
  return enumMembers(schema) === undefined && schema.const === undefined && openValues(schema) !== undefined;
}

/** Maximum number of values that a message names; further ones are only counted. */
const NAMED = 6;

function list(values: readonly unknown[]): string {
  const named = values.slice(0, NAMED).map((value) => `\`${valueText(value)}\``);
  return values.length > NAMED ? `${named.join(', ')} and ${values.length - NAMED} more` : named.join(', ');
}
