import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { pointerOf, walkMembers, type Member } from './walk-members.ts';

type Node = Record<string, unknown>;

/** Drops the names that removed members leave behind: in mappings, tags, groups and security requirements. */
export function dropNames(document: OpenApiDocument, removed: readonly Member[]): void {
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

/** Removes items of a list in place, and the list once it is empty. */
function without(node: Node, key: string, isGone: (item: unknown) => boolean): void {
  const list = node[key];
  if (!Array.isArray(list) || !list.some(isGone)) return;
  list.splice(0, list.length, ...list.filter((item) => !isGone(item)));
  if (list.length === 0) delete node[key];
}
