import { toString } from 'mdast-util-to-string';
import type { Content } from '../../../src/model/content.ts';
import type { Schema } from '../../../src/model/schema.ts';
import { didYouMean } from '../../nearest.ts';
import { enumMembers, valueText } from '../enum-table.ts';
import { isForNobody } from '../fields/referred-schema.ts';
import { resolveSchema, type Schemas } from '../fields/resolve-schema.ts';
import { statusTitle } from '../status-title.ts';
import { lookUp, type Component, type ComponentUse } from './component.ts';

/** A field by name, linked to its row: `<Field schema="Transaction" path="customer.email" />`. */
export const field: Component = {
  attributes: { schema: true, path: true },
  render: (use) => {
    const { attributes, context, node } = use;
    const schema = lookUp(use, 'schema', 'schema', context.api.schemas);
    if (schema === undefined) return [];
    const { schema: name = '', path } = attributes;
    if (path === undefined) return [];
    const known = fieldPaths(schema, context.api.definitions);
    if (!known.includes(path)) {
      context.report(
        {
          check: 'guide-ids',
          message: `The schema \`${name}\` has no field \`${path}\`.`,
          hint: didYouMean(path, known),
        },
        node,
        'path',
      );
      return [];
    }
    return term(path, context.addresses.fields.get(`${name} ${path}`), true);
  },
};

/**
 * A value of the API or of `site.yaml`, with its meaning. `is` repeats the meaning that the words around it rely on; the
 * check `guide-enum-prose` compares it, and the page shows nothing more.
 */
export const value: Component = {
  attributes: { enum: false, of: false, site: false, header: false, status: false, is: false },
  render: (use) => {
    const { attributes, context, node } = use;
    if (attributes['site'] !== undefined)
      return term(lookUp(use, 'site', 'key of `site.yaml`', context.config.values), undefined, false);
    if (attributes['header'] !== undefined) return headerTerm(use);
    if (attributes['status'] !== undefined) return statusTerm(use);
    if (attributes['enum'] !== undefined) return enumTerm(use);
    context.report(
      {
        check: 'guide-vocabulary',
        message: '`<Value>` does not say which value.',
        hint: 'Give `enum` and `of`, or `site`, `header` or `status`.',
      },
      node,
    );
    return [];
  },
};

/** A path through the dashboard: `<Clicks>Settings > Business > Edit</Clicks>`. */
export const clicks: Component = {
  attributes: {},
  render: ({ node }) => [
    {
      kind: 'clicks',
      labels: toString(node)
        .split('>')
        .map((label) => label.trim())
        .filter((label) => label !== ''),
    },
  ],
};

function headerTerm(use: ComponentUse): Content {
  const scheme = lookUp(use, 'header', 'security scheme', use.context.api.securitySchemes);
  if (scheme?.in === 'query' || scheme?.in === 'cookie')
    use.context.report(
      {
        check: 'guide-ids',
        message: `The key of \`${scheme.name}\` goes into the ${scheme.in}, not into a header.`,
        hint: 'Say so in other words, or mend `in` of the security scheme.',
      },
      use.node,
      'header',
    );
  return term(scheme?.parameterName, undefined, true);
}

function statusTerm(use: ComponentUse): Content {
  const { api, addresses } = use.context;
  const entry = lookUp(
    use,
    'status',
    'code in the error catalogue',
    Object.fromEntries(api.catalogue.map((row) => [row.code, row])),
  );
  return entry === undefined
    ? []
    : term(entry.code, addresses.codes.get(entry.code), true, statusTitle(entry.code, entry));
}

function enumTerm(use: ComponentUse): Content {
  const { attributes, context } = use;
  const schema = lookUp(use, 'enum', 'schema', context.api.schemas);
  if (schema === undefined) return [];
  if (attributes['of'] === undefined)
    context.report(
      {
        check: 'guide-vocabulary',
        message: '`<Value>` does not say which value of the enum.',
        hint: 'Write `<Value enum="…" of="…">`.',
      },
      use.node,
    );
  const members = Object.fromEntries(
    (enumMembers(resolveSchema(schema, context.api.definitions).schema) ?? []).map((member) => [
      valueText(member.value),
      member,
    ]),
  );
  const member = lookUp(use, 'of', `value in \`${attributes['enum']}\``, members);
  if (member === undefined) return [];
  const text = valueText(member.value);
  const detail = member.title?.toLowerCase() === text.toLowerCase() ? undefined : member.title;
  return term(text, context.addresses.values.get(`${attributes['enum'] ?? ''}=${text}`), true, detail);
}

function term(text: string | undefined, href: string | undefined, code: boolean, detail?: string): Content {
  if (text === undefined) return [];
  return [
    { kind: 'term', text, code, ...(detail === undefined ? {} : { detail }), ...(href === undefined ? {} : { href }) },
  ];
}

/** Paths of all fields below a schema, as an author writes them; recursion is followed once. */
function fieldPaths(schema: Schema, schemas: Schemas, prefix = '', seen: readonly string[] = []): readonly string[] {
  const { schema: resolved, names } = resolveSchema(schema, schemas);
  if (names.some((name) => seen.includes(name))) return [];
  const inside = [...seen, ...names];
  const nested = [...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])].flatMap((variant) =>
    fieldPaths(variant, schemas, prefix, inside),
  );
  const items = resolved.items === undefined ? [] : fieldPaths(resolved.items, schemas, `${prefix}[]`, inside);
  const own = Object.entries(resolved.properties ?? {})
    .filter(([, property]) => !isForNobody(property, schemas))
    .flatMap(([name, property]) => {
      const path = prefix === '' ? name : `${prefix}.${name}`;
      return [path, ...fieldPaths(property, schemas, path, inside)];
    });
  return [...own, ...nested, ...items];
}
