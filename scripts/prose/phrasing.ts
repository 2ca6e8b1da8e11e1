import type { Content, ContentNode, ElementName } from '../../src/model/content.ts';

const PHRASING: ReadonlySet<ElementName> = new Set(['em', 'strong', 'del', 'code', 'br']);

/** Whether a node is part of a line (phrasing content of HTML, section 3.2.5.2.5), rather than a block of its own. */
export function isPhrasing(node: ContentNode): boolean {
  if (node.kind === 'element') return PHRASING.has(node.name);
  return ['text', 'link', 'image', 'term', 'clicks'].includes(node.kind);
}

/** Content without links in it, to stand in a link: HTML has none inside another (section 4.5.1). */
export function unlinked(content: Content): Content {
  return content.flatMap((node): Content => {
    if (node.kind === 'link') return unlinked(node.children);
    if (node.kind === 'image') return [{ kind: 'text', value: node.alt }];
    if (node.kind === 'term')
      return [
        {
          kind: 'term',
          text: node.text,
          code: node.code,
          ...(node.detail === undefined ? {} : { detail: node.detail }),
        },
      ];
    return [node.kind === 'element' ? { ...node, children: unlinked(node.children) } : node];
  });
}
