import type { Nodes, Root } from 'mdast';
import type { MdxElement } from '../../prose/content.ts';

/** Every component of a guide, in the order of the text, outer before inner. */
export function walkElements(tree: Root): readonly MdxElement[] {
  const found: MdxElement[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') found.push(node);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}
