import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, isRecord } from '#src/shared/schema/raw.ts';
import { componentName, schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { namesUsed } from './names-used.ts';
import { pointerOf, rootMember, type Member } from './walk-members.ts';

/**
 * Returns the components and tags that only removed members used, directly or through others. Entries of the error
 * catalogue are used by its page.
 */
export function unusedDefinitions(document: OpenApiDocument, removed: readonly Member[]): readonly Member[] {
  const definitions = definitionsIn(document);
  const subtypes = subtypesIn(document);
  const reached = (nodes: readonly unknown[]): ReadonlySet<string> => {
    const found = new Set<string>();
    const pending = [...nodes];
    for (const node of pending)
      for (const used of namesUsed(node)) {
        // A reference may lead into a component.
        const name = used.split('/').slice(0, 4).join('/');
        if (found.has(name) || !definitions.has(name)) continue;
        found.add(name);
        pending.push(definitions.get(name)?.node, ...(subtypes.get(name) ?? []));
      }
    return found;
  };
  const candidates = reached(removed.map(({ node }) => node));
  const others = [...definitions].filter(([name]) => !candidates.has(name)).map(([, { node }]) => node);
  const { paths, webhooks, security } = document;
  const used = reached([paths, webhooks, { security }, ...others]);
  return [...candidates].flatMap((name) => (used.has(name) ? [] : (definitions.get(name) ?? [])));
}

/** Components by the reference that leads to them, and tags. */
function definitionsIn(document: OpenApiDocument): ReadonlyMap<string, Member> {
  const root = rootMember(document);
  const within = (parent: Member, key: string, isMap = false): Member[] => {
    const node = parent.node[key];
    return isRecord(node) ? [{ holder: parent.node, key, node: node as Member['node'], isMap, parent }] : [];
  };
  const components = within(root, 'components')
    .flatMap((member) => Object.keys(member.node).flatMap((section) => within(member, section, true)))
    .flatMap((section) => Object.keys(section.node).flatMap((name) => within(section, name)))
    .filter(({ node }) => !('x-catalogue' in node));
  const tags = asList(root.node['tags']).map((tag, index): Member => ({
    holder: root.node['tags'] as unknown[],
    key: String(index),
    node: asRecord(tag) as Member['node'],
    isMap: false,
    parent: root,
  }));
  return new Map([
    ...components.map((member) => [pointerOf(member), member] as const),
    ...tags.map((member) => [`tag ${String(member.node['name'])}`, member] as const),
  ]);
}

/** Schemas that extend one with a discriminator (OpenAPI 3.1, section 4.8.25), by the reference to that one. */
function subtypesIn({ components }: OpenApiDocument): ReadonlyMap<string, readonly object[]> {
  const schemas = asRecord(components?.schemas);
  const found = new Map<string, object[]>();
  for (const [name, schema] of Object.entries(schemas))
    for (const part of asList(asRecord(schema)['allOf'])) {
      const parent = componentName(part);
      if (parent === undefined || asRecord(schemas[parent])['discriminator'] === undefined) continue;
      const key = schemaRef(parent).$ref;
      found.set(key, [...(found.get(key) ?? []), schemaRef(name)]);
    }
  return found;
}
