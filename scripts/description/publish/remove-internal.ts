import type { OpenApiDocument } from '#src/model/openapi.ts';
import { isRecord, asList, asRecord, type Raw, asText } from '#src/shared/schema/raw.ts';
import { isReference, resolved } from '#src/shared/schema/resolve-ref.ts';
import { METHODS } from '../model/path-item.ts';
import { cleanValues } from './clean-values.ts';
import { pointerOf, removeMember, walkMembers, type Member, type Node, rootMember } from './walk-members.ts';
import { reachable } from './reachable.ts';

/**
 * The objects that `removeInternal` removed. `references` are those among them that were removed only because they
 * referred to another removed object.
 */
interface Removal {
  readonly removed: readonly Member[];
  readonly references: readonly Member[];
}

/**
 * Removes, in place, the objects of a document that are marked `x-internal: true`, and the components and tags that
 * only those objects use.
 */
export function removeInternal(document: OpenApiDocument): Removal {
  const removed: Member[] = [];
  const references: Member[] = [];
  const remove = (members: readonly Member[]): void => {
    members.forEach(removeMember);
    removed.push(...members);
    const emptied = new Set(
      members.flatMap(({ parent }) => (parent !== undefined && isEmptied(parent) ? [parent] : [])),
    );
    if (emptied.size > 0) remove([...emptied]);
  };
  const marked = membersOf(document, ({ node, isMap }) => !isMap && node['x-internal'] === true);
  if (marked.length === 0) return { removed, references };
  moveOverridden(document, marked);
  cleanValues(document);
  remove(marked);
  for (let broken = referencesTo(document, removed); broken.length > 0; broken = referencesTo(document, removed)) {
    references.push(...broken);
    remove(broken);
  }
  remove(unusedDefinitions(document, removed));
  dropNames(document, removed);
  return { removed, references };
}

/**
 * Whether a member is an entry of `paths`, `webhooks` or a section of `components`. Removing a reference there is not
 * reported, as the reference only lists its target.
 */
export function isListing({ parent }: Member): boolean {
  const isTop = parent?.parent !== undefined && parent.parent.parent === undefined;
  return (isTop && /^(paths|webhooks)$/.test(parent.key)) || parent?.parent?.key === 'components';
}

function membersOf(document: OpenApiDocument, isWanted: (member: Member) => boolean): readonly Member[] {
  const found: Member[] = [];
  walkMembers(document, (member) => {
    const isFound = isWanted(member);
    if (isFound) found.push(member);
    return !isFound;
  });
  return found;
}

/**
 * Returns the members that refer to removed members: by a `$ref`, or by the `operationId` of a Link Object (OpenAPI
 * 3.1, section 4.8.20).
 */
function referencesTo(document: OpenApiDocument, removed: readonly Member[]): readonly Member[] {
  const pointers = new Set(removed.map(pointerOf));
  const operations = new Set<unknown>(removed.map(({ node }) => node['operationId']).filter((id) => id !== undefined));
  const isGone = (ref: string): boolean =>
    pointers.has(ref) || (ref.includes('/') && isGone(ref.slice(0, ref.lastIndexOf('/'))));
  return membersOf(
    document,
    ({ node, parent }) =>
      (isReference(node) && isGone(node.$ref)) || (parent?.key === 'links' && operations.has(node['operationId'])),
  );
}

/** Whether a member is a path item without operations, or a callback without path items. */
function isEmptied({ node, parent }: Member): boolean {
  const isPathItem = /^(paths|webhooks|pathItems)$/.test(parent?.key ?? '') || parent?.parent?.key === 'callbacks';
  if (isPathItem) return !('$ref' in node) && ![...METHODS, 'additionalOperations'].some((method) => method in node);
  return parent?.key === 'callbacks' && !Object.values(node).some(isRecord);
}

/**
 * Finds operations that override a parameter of their path item with an internal one (OpenAPI 3.1, section 4.8.9).
 * Moves the parameter of the path item to the other operations. Otherwise, the overriding operation would inherit this
 * parameter as soon as the internal one is removed.
 */
function moveOverridden(document: OpenApiDocument, marked: readonly Member[]): void {
  const nameOf = (node: unknown): string => {
    const { in: place, name }: Raw = resolved(document, node);
    return `${String(place)} ${String(name)}`;
  };
  for (const { holder, node, parent } of marked) {
    const item = parent?.parent?.node ?? {};
    if (parent?.node['parameters'] !== holder || !METHODS.includes(parent.key)) continue;
    const shared = asList(item['parameters']);
    const overridden = shared.filter((each) => nameOf(each) === nameOf(node));
    if (overridden.length === 0) continue;
    item['parameters'] = shared.filter((each) => !overridden.includes(each));
    for (const operation of METHODS.map((method) => item[method]).filter(isRecord)) {
      const own = asList(asRecord(operation)['parameters']);
      const isOwn = own.some((each) => nameOf(each) === nameOf(node));
      if (!isOwn) (operation as Node)['parameters'] = [...own, ...overridden];
    }
  }
}

/**
 * Removes the names of removed objects from discriminator mappings, tags, tag groups, `x-requires` and security
 * requirements.
 */
function dropNames(document: OpenApiDocument, removed: readonly Member[]): void {
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
  };
  tidy(document as object as Node);
  for (const group of asList(asRecord(document)['x-tagGroups'])) tidy(asRecord(group) as Node);
  walkMembers(document, ({ node, isMap }) => {
    if (!isMap) tidy(node);
  });
}

/** Removes items from the list `node[key]` in place, and the list itself if it becomes empty. */
function without(node: Node, key: string, isGone: (item: unknown) => boolean): void {
  const list = node[key];
  if (!Array.isArray(list) || !list.some(isGone)) return;
  list.splice(0, list.length, ...list.filter((item) => !isGone(item)));
  if (list.length === 0) delete node[key];
}

/**
 * Returns the components and tags that only removed objects used, directly or indirectly. Leaves out entries of the
 * error catalogue, as the catalogue page uses them.
 */
function unusedDefinitions(document: OpenApiDocument, removed: readonly Member[]): readonly Member[] {
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

/** Returns all components and tags. The keys look like `schemas Card` and `tag Payments`. */
function definitionsIn(document: OpenApiDocument): ReadonlyMap<string, Member> {
  const root = rootMember(document);
  const within = (parent: Member, key: string, isMap = false): Member[] => {
    const node = parent.node[key];
    return isRecord(node) ? [{ holder: parent.node, key, node: node as Node, isMap, parent }] : [];
  };
  const components = within(root, 'components')
    .flatMap((member) => Object.keys(member.node).flatMap((section) => within(member, section, true)))
    .flatMap((section) => Object.keys(section.node).flatMap((name) => within(section, name)));
  const tags = asList(root.node['tags']).map((tag, index): Member => ({
    holder: root.node['tags'] as unknown[],
    key: String(index),
    node: asRecord(tag) as Node,
    isMap: false,
    parent: root,
  }));
  return new Map([
    ...components.map((member) => [`${member.parent?.key} ${member.key}`, member] as const),
    ...tags.map((member) => [`tag ${String(member.node['name'])}`, member] as const),
  ]);
}
