import type { Content } from '#src/model/content.ts';
import type { MovedAnchor } from '#src/model/page.ts';
import type { Schema } from '#src/model/schema.ts';
import { alternativesOf, schemaList } from '#src/shared/schema/applicators.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { leadOn } from '#src/shared/content/lead-on.ts';
import { more, nearest, suggest, suggestion, type Suggestion } from '#src/shared/text/nearest.ts';
import { hasFlag, lookUp, type Attributes, type Component, type ComponentUse, type GuideProblem } from './component.ts';
import { calledBefore } from '../context/former-names.ts';
import { formerNamesOf } from '../fields/field-sources.ts';
import { FACTS, fieldFact, LIMITS, term } from './field-fact.ts';

/**
 * The name of a field, linked to the field's row: `<Field schema="Transaction" path="customer.email" />`. With the
 * attribute `limit="maxLength"`, shows this limit of the field instead of its name; with `default`, its default value;
 * with `required`, whether it is required.
 */
export const field: Component = {
  attributes: { schema: true, path: true, limit: false, default: 'flag', required: 'flag' },
  render: (use) => {
    const { attributes, context, node } = use;
    const { schema: name = '', path } = attributes;
    const schema = lookUp(use, 'schema', 'schema', context.api.schemas);
    if (schema === undefined || path === undefined) return [];
    const moved: MovedAnchor[] = [];
    const known = fieldPaths(schema, context.api.definitions, moved);
    const href = context.addresses.fields.get(`${name} ${path}`);
    const fact = FACTS.find((one) => attributes[one] !== undefined || hasFlag(use, one));
    if (known.includes(path))
      return fact === undefined ? term({ text: path, code: true, href }) : factTerm(use, fact, href);
    const now = leadOn(path, moved, (each) => known.includes(each));
    context.report(
      {
        check: 'guide-ids',
        unknown: nameOf(path),
        message: `The schema \`${name}\` has no field \`${path}\`.`,
        ...(now === undefined
          ? suggestPath(path, known, context.reference?.schema.get(name))
          : calledBefore(now, path)),
      },
      node,
      'path',
    );
    return [];
  },
};

/** Suggests a similar field path, else the path of a field with a similar name, else a field in the same object. */
function suggestPath(path: string, known: readonly string[], page = ''): Suggestion {
  if (nearest(path, known) !== undefined) return suggest(path, known);
  const name = nearest(nameOf(path), known.map(nameOf));
  const elsewhere = known.find((each) => nameOf(each) === name);
  if (elsewhere !== undefined) return suggestion(elsewhere);
  const parent = path.slice(0, -nameOf(path).length);
  const beside = known.filter((each) => each.slice(0, -nameOf(each).length) === parent);
  return more(suggest(path, beside.length === 0 ? known : beside), `All are on \`${page}\`.`);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function factTerm(use: ComponentUse, fact: (typeof FACTS)[number], href: string | undefined): Content {
  const { attributes, context, node } = use;
  const text = fieldFact({ ...attributes, fact }, context.api);
  if (text !== undefined) return term({ text, code: fact === 'default', href });
  context.report(missingFact(fact, attributes), node, fact);
  return [];
}

function missingFact(fact: (typeof FACTS)[number], { limit = '', path = '' }: Attributes): GuideProblem {
  if (fact === 'limit' && !LIMITS.includes(limit))
    return { check: 'guide-vocabulary', message: `\`${limit}\` is not a limit.`, ...suggest(limit, LIMITS) };
  if (fact === 'required')
    return {
      check: 'guide-ids',
      message: `It is not published whether the field \`${path}\` is required.`,
      hint: 'Remove the sentence.',
    };
  const keyword = fact === 'limit' ? limit : fact;
  return {
    check: 'guide-ids',
    message: `The field \`${path}\` has no \`${keyword}\` in the OpenAPI description.`,
    hint: `Add \`${keyword}\` to the field, or remove the sentence.`,
  };
}

/**
 * Returns the paths of all fields in a schema. Stops where a schema contains itself. Adds the former and the current
 * path of each renamed field to `moved`.
 */
function fieldPaths(
  schema: Schema,
  schemas: Schemas,
  moved: MovedAnchor[],
  prefix = '',
  seen: readonly string[] = [],
): readonly string[] {
  const { schema: resolved, names } = resolveSchema(schema, schemas);
  if (names.some((name) => seen.includes(name))) return [];
  const inside = [...seen, ...names];
  const nested = schemaList(alternativesOf(resolved)).flatMap((variant) =>
    fieldPaths(variant, schemas, moved, prefix, inside),
  );
  const items = resolved.items === undefined ? [] : fieldPaths(resolved.items, schemas, moved, `${prefix}[]`, inside);
  const own = Object.entries(resolved.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    for (const former of formerNamesOf(property)) moved.push([path.slice(0, -name.length) + former, path]);
    return [path, ...fieldPaths(property, schemas, moved, path, inside)];
  });
  return [...own, ...nested, ...items];
}
