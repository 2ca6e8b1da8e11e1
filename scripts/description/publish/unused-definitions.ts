import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, isRecord } from '#src/shared/schema/raw.ts';
import { reachable } from './reachable.ts';
import { rootMember, type Member } from './walk-members.ts';

/**
 * Returns the components and tags that only removed members used, directly or through others. Entries of the error
 * catalogue are used by its page.
 */
export function unusedDefinitions(document: OpenApiDocument, removed: readonly Member[]): readonly Member[] {
  const definitions = definitionsIn(document);
  const reached = reachable(document);
  const candidates = reached(removed.map(({ node }) => node));
  const others = [...definitions].filter(([name]) => !candidates.has(name)).map(([, { node }]) => node);
  const { paths, webhooks, security } = document;
  const catalogue = [...definitions.values()].filter(isEntry).map(({ node }) => node);
  const used = reached([paths, webhooks, { security }, ...catalogue, ...others]);
  return [...candidates]
    .flatMap((name) => (used.has(name) ? [] : (definitions.get(name) ?? [])))
    .filter((member) => !isEntry(member));
}

function isEntry({ node }: Member): boolean {
  return 'x-catalogue' in node;
}

/** Components and tags, by their names in `reachable`. */
function definitionsIn(document: OpenApiDocument): ReadonlyMap<string, Member> {
  const root = rootMember(document);
  const within = (parent: Member, key: string, isMap = false): Member[] => {
    const node = parent.node[key];
    return isRecord(node) ? [{ holder: parent.node, key, node: node as Member['node'], isMap, parent }] : [];
  };
  const components = within(root, 'components')
    .flatMap((member) => Object.keys(member.node).flatMap((section) => within(member, section, true)))
    .flatMap((section) => Object.keys(section.node).flatMap((name) => within(section, name)));
  const tags = asList(root.node['tags']).map((tag, index): Member => ({
    holder: root.node['tags'] as unknown[],
    key: String(index),
    node: asRecord(tag) as Member['node'],
    isMap: false,
    parent: root,
  }));
  return new Map([
    ...components.map((member) => [`${member.parent?.key} ${member.key}`, member] as const),
    ...tags.map((member) => [`tag ${String(member.node['name'])}`, member] as const),
  ]);
}
