import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, asText, isRecord } from '#src/shared/schema/raw.ts';
import { resolveRef } from '#src/shared/schema/resolve-ref.ts';
import { pointerOf, walkMembers, type Member } from './walk-members.ts';

type Node = Record<string, unknown>;

/** Drops the names that removed members leave behind: in `required`, mappings, tags, groups and security requirements. */
export function dropNames(document: OpenApiDocument, removed: readonly Member[]): void {
  const hidden = hiddenFields(document, removed);
  const pointers = new Set(removed.map(pointerOf));
  const namesIn = (section: RegExp, name: (member: Member) => string): ReadonlySet<string> =>
    new Set(removed.filter((member) => section.test(pointerOf(member))).map(name));
  const schemas = namesIn(/^#\/components\/schemas\/[^/]+$/, ({ key }) => key);
  const schemes = namesIn(/^#\/components\/securitySchemes\/[^/]+$/, ({ key }) => key);
  const tags = namesIn(/^#\/tags\//, ({ node }) => asText(node['name']));
  const operations = new Set<unknown>(removed.map(({ node }) => node['operationId']).filter((id) => id !== undefined));
  const tidy = (node: Node): void => {
    without(node, 'tags', (tag) => tags.has(tag as string));
    without(node, 'x-requires', (id) => operations.has(id));
    without(node, 'security', (each) => Object.keys(asRecord(each)).some((name) => schemes.has(name)));
    const mapping = asRecord(asRecord(node['discriminator'])['mapping']) as Node;
    for (const [value, target] of Object.entries(mapping))
      if (pointers.has(asText(target)) || schemas.has(asText(target))) delete mapping[value];
    const names = hidden(node);
    if (names.size > 0) dropRequired(node, names);
  };
  tidy(document as object as Node);
  for (const group of asList(asRecord(document)['x-tagGroups'])) tidy(asRecord(group) as Node);
  walkMembers(document, ({ node, isMap }) => {
    if (!isMap) tidy(node);
  });
}

/** Returns the fields that a schema has lost, those of the parts of its `allOf` among them. */
export function hiddenFields(
  document: OpenApiDocument,
  removed: readonly Member[],
): (schema: unknown) => ReadonlySet<string> {
  const lost = new Map<object, string[]>();
  for (const { holder, key, parent } of removed)
    if (parent?.key === 'properties') lost.set(holder, [...(lost.get(holder) ?? []), key]);
  const fieldsOf = (node: unknown, seen: Set<unknown>): readonly string[] => {
    const schema = asRecord(resolveRef(document, asRecord(node)));
    if (seen.has(schema)) return [];
    seen.add(schema);
    const parts = asList(schema['allOf']).flatMap((part) => fieldsOf(part, seen));
    return [...(lost.get(asRecord(schema['properties'])) ?? []), ...parts];
  };
  return (schema) => (lost.size === 0 ? new Set() : new Set(fieldsOf(schema, new Set())));
}

/** Drops names from `required` of a schema and of those inside it that speak of the same object. */
function dropRequired(schema: Node, names: ReadonlySet<string>): void {
  without(schema, 'required', (name) => names.has(name as string));
  for (const key of ['dependentRequired', 'dependentSchemas'])
    for (const name of names) delete (asRecord(schema[key]) as Node)[name];
  for (const list of Object.values(asRecord(schema['dependentRequired'])).filter(Array.isArray))
    without({ list }, 'list', (name) => names.has(name as string));
  for (const key of ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'])
    for (const part of [schema[key]].flat().filter(isRecord)) dropRequired(part as Node, names);
}

/** Removes items of a list in place, and the list once it is empty. */
function without(node: Node, key: string, isGone: (item: unknown) => boolean): void {
  const list = node[key];
  if (!Array.isArray(list) || !list.some(isGone)) return;
  list.splice(0, list.length, ...list.filter((item) => !isGone(item)));
  if (list.length === 0) delete node[key];
}
