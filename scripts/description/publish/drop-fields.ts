import { BRANCHES, unionsOf } from '#src/shared/schema/applicators.ts';
import { asList, asRecord } from '#src/shared/schema/raw.ts';
import { compose, noBranches } from '#src/shared/schema/view.ts';
import type { Node } from './walk-members.ts';

/**
 * Removes internal fields from `required` and similar keywords, in place. `schemas` are all schemas of one value, and
 * `names` are the names of the fields.
 */
export function dropFields(schemas: readonly Node[], names: ReadonlySet<string>): void {
  for (const schema of schemas) loosen(schema, names);
  for (const schema of schemas) dropRequired(schema, names);
}

/**
 * Loosens conditions that depend on internal fields. Removes a `not` that requires an internal field. Replaces an `if`
 * that requires one, and its `then` and `else`, with `anyOf: [then, else]`. Replaces a `oneOf` with an `anyOf` if one
 * alternative only requires internal fields (JSON Schema 2020-12, sections 10.2.1 and 10.2.2).
 */
function loosen(schema: Node, names: ReadonlySet<string>): void {
  const requires = (test: unknown): boolean =>
    compose([test], () => undefined, noBranches).some(({ required }) =>
      asList(required).some((name) => names.has(name as string)),
    );
  const replaceBy = (keywords: readonly string[], branches: readonly unknown[]): void => {
    for (const keyword of keywords) delete schema[keyword];
    schema['allOf'] = [...asList(schema['allOf']), { anyOf: branches }];
  };
  if (requires(schema['not'])) delete schema['not'];
  if (requires(schema['if']))
    replaceBy(
      ['if', ...BRANCHES],
      BRANCHES.map((keyword) => schema[keyword] ?? {}),
    );
  const isEmptied = (branch: unknown): boolean => requires(branch) && Object.keys(asRecord(branch)).length === 1;
  for (const { keyword, branches } of unionsOf(schema))
    if (keyword === 'oneOf' && branches.some(isEmptied)) replaceBy([keyword], branches);
}

/**
 * Removes names from `required`, `dependentRequired` and `dependentSchemas` of a schema, and lowers `minProperties`
 * accordingly.
 */
function dropRequired(schema: Node, names: ReadonlySet<string>): void {
  const without = (holder: Node, key: string): void => {
    const list = asList(holder[key]);
    const left = list.filter((name) => !names.has(name as string));
    if (left.length === list.length) return;
    if (left.length === 0) delete holder[key];
    else holder[key] = left;
  };
  const before = asList(schema['required']).length;
  without(schema, 'required');
  const least = schema['minProperties'];
  if (typeof least === 'number')
    schema['minProperties'] = Math.max(0, least - before + asList(schema['required']).length);
  const dependent = asRecord(schema['dependentRequired']) as Node;
  for (const key of ['dependentRequired', 'dependentSchemas'])
    for (const name of names) delete (asRecord(schema[key]) as Node)[name];
  for (const name of Object.keys(dependent)) without(dependent, name);
}
