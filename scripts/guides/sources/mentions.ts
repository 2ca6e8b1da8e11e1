import type { Nodes } from 'mdast';
import type { GuideSource } from './guide-source.ts';

/** Returns guides by operation id. Each of these guides embeds the operation, or links to it by `operation:id`. */
export function guidesByOperation(guides: readonly GuideSource[]): ReadonlyMap<string, readonly GuideSource[]> {
  const found = new Map<string, readonly GuideSource[]>();
  for (const guide of guides)
    for (const id of new Set(operationsNamed(guide.tree))) found.set(id, [...(found.get(id) ?? []), guide]);
  return found;
}

/** Returns the ids of the questions that a guide asks (`<Ask id>`). */
export function questionIds({ tree }: GuideSource): readonly string[] {
  return idsOf(tree, ['Ask']);
}

function operationsNamed(node: Nodes): readonly string[] {
  const linked = (one: Nodes): readonly string[] => [
    ...(one.type === 'link' && one.url.startsWith('operation:') ? [one.url.slice('operation:'.length)] : []),
    ...('children' in one ? one.children.flatMap(linked) : []),
  ];
  return [...linked(node), ...idsOf(node, ['Operation', 'Request', 'Response'])];
}

/** Returns the `id` attributes of all components with the given names. */
function idsOf(node: Nodes, components: readonly string[]): readonly string[] {
  const inside = 'children' in node ? node.children.flatMap((child) => idsOf(child, components)) : [];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return inside;
  const id = node.attributes.findLast((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
  return typeof id === 'string' && components.includes(node.name ?? '') ? [id, ...inside] : inside;
}
