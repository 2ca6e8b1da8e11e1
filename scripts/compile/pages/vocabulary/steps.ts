import type { List } from 'mdast';
import { childrenOf, type Component } from './component.ts';

/** A numbered list as a path of steps. */
export const steps: Component = {
  attributes: {},
  render: (use) => {
    const { node, context } = use;
    const list = childrenOf(use).find((child): child is List => child.type === 'list' && child.ordered === true);
    if (list === undefined) {
      context.report(
        {
          check: 'guide-vocabulary',
          message: '`<Steps>` contains no numbered list.',
          hint: 'Put a list that begins with `1.` between `<Steps>` and `</Steps>`, with blank lines around it.',
        },
        node,
      );
      return [];
    }
    return [{ kind: 'steps', steps: list.children.map((item) => context.content(item.children)) }];
  },
};
