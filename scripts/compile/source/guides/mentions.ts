import type { Nodes } from 'mdast';
import type { GuideSource } from './guide-source.ts';

/** The guides that embed each operation or link to it by `operation:id`. */
export function guidesByOperation(guides: readonly GuideSource[]): ReadonlyMap<string, readonly GuideSource[]> {
  const found = new Map<string, readonly GuideSource[]>();
  for (const guide of guides)
    for (const id of new Set(operationsNamed(guide.tree))) found.set(id, [...(found.get(id) ?? []), guide]);
  return found;
}

function operationsNamed(node: Nodes): string[] {
  const inside = 'children' in node ? node.children.flatMap(operationsNamed) : [];
  if (node.type === 'link' && node.url.startsWith('operation:'))
    return [node.url.slice('operation:'.length), ...inside];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return inside;
  const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
  return typeof id === 'string' && ['Operation', 'Request', 'Response'].includes(node.name ?? '')
    ? [id, ...inside]
    : inside;
}
