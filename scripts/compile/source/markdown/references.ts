import type { Definition, Nodes, Parents, Root } from 'mdast';

/**
 * Turns reference links and images (`[text][id]`) into plain ones; the first definition of an id counts (CommonMark
 * 0.31, section 4.7).
 */
export function inlineReferences(tree: Root): Root {
  const definitions = new Map<string, Definition>();
  visit(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  if (definitions.size === 0) return tree;
  visit(tree, (node) => {
    if ('children' in node)
      node.children = node.children.map((child) => resolved(child, definitions)) as typeof node.children;
  });
  return tree;
}

function resolved(
  node: Parents['children'][number],
  definitions: ReadonlyMap<string, Definition>,
): Parents['children'][number] {
  if (node.type !== 'linkReference' && node.type !== 'imageReference') return node;
  const definition = definitions.get(node.identifier);
  if (definition === undefined) return node;
  const place = node.position === undefined ? {} : { position: node.position };
  if (node.type === 'imageReference') return { type: 'image', url: definition.url, alt: node.alt ?? null, ...place };
  return { type: 'link', url: definition.url, children: node.children, ...place };
}

function visit(node: Nodes, each: (node: Nodes) => void): void {
  each(node);
  if ('children' in node) for (const child of node.children) visit(child, each);
}
