import type { Content, ContentNode } from '#src/model/content.ts';
import { text } from './nodes.ts';
import { always, INLINE_ELEMENTS, visit, type ContentVisitor } from '#src/shared/content/visitor.ts';

/** Whether a node is phrasing content (HTML, section 3.2.5.2.5) rather than a block. */
export function isPhrasing(node: ContentNode): boolean {
  return visit(node, IS_PHRASING);
}

const IS_PHRASING: ContentVisitor<boolean> = {
  element: ({ name }) => INLINE_ELEMENTS.has(name),
  ...always(true, 'text', 'link', 'image', 'picture', 'term', 'menuPath'),
  ...always(false, 'heading', 'codeBlock', 'callout', 'steps', 'tabs', 'cards', 'columns', 'sequence', 'codePanel'),
  ...always(false, 'operation', 'request', 'response', 'webhook', 'schemaTable', 'enumTable', 'errorCatalogue'),
  ...always(false, 'schema', 'entries', 'nameIndex'),
};

/** The words of content, for a place that allows no blocks. */
export function phrases(content: Content): Content {
  return content.flatMap((node, index): Content => {
    if (isPhrasing(node)) return [node];
    return node.kind === 'element' ? [...(index > 0 ? [text(' ')] : []), ...phrases(node.children)] : [];
  });
}

/** Content with its links unwrapped, for use inside a link: HTML links do not nest (section 4.5.1). */
export function unlinked(content: Content): Content {
  return content.flatMap((node): Content => {
    if (node.kind === 'link') return unlinked(node.children);
    if (node.kind === 'image') return [text(node.alt)];
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
