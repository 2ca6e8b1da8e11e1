import type { Nodes } from 'mdast';
import type { GuideSources } from '../guides/guide-source.ts';

/** How many guides speak of each operation: by embedding it, or by a link `operation:id`. */
export function mentions({ guides }: GuideSources): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tree } of guides) for (const id of new Set(operationsNamed(tree))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function operationsNamed(node: Nodes): string[] {
  const inside = 'children' in node ? node.children.flatMap(operationsNamed) : [];
  if (node.type === 'link' && node.url.startsWith('operation:')) return [node.url.slice('operation:'.length), ...inside];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return inside;
  const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
  return typeof id === 'string' && ['Operation', 'Request', 'Response'].includes(node.name ?? '') ? [id, ...inside] : inside;
}
