import type { RootContent } from 'mdast';
import { attributesOf, childrenOf, type Component, type ComponentUse } from './component.ts';

/** A component that only means something inside its parent, which reads its attributes. */
export function partOf(parent: string, attributes: Component['attributes']): Component {
  return {
    attributes,
    render: ({ node, context }) => {
      context.report(
        {
          check: 'guide-vocabulary',
          message: `\`<${node.name}>\` stands outside \`<${parent}>\`.`,
          hint: `Put it between \`<${parent}>\` and \`</${parent}>\`.`,
        },
        node,
      );
      return [];
    },
  };
}

/** The parts of one name inside a component, on lines of their own or in one line. */
export function partsOf(use: ComponentUse, name: string): readonly ComponentUse[] {
  return childrenOf(use)
    .flatMap((child) => (child.type === 'paragraph' ? (child.children as RootContent[]) : [child]))
    .flatMap((node) =>
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name
        ? [{ node, attributes: attributesOf(node), context: use.context }]
        : [],
    );
}
