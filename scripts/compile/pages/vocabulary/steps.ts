import type { List, Nodes } from 'mdast';
import { childrenOf, type Component } from './component.ts';

/** A numbered list as a path of steps. */
export const steps: Component = {
  attributes: {},
  render: (use) => {
    const { node, context } = use;
    const report = (message: string, hint: string, at: Nodes): void =>
      context.report({ check: 'guide-vocabulary', message, hint }, at);
    const isSteps = (child: Nodes): child is List => child.type === 'list' && child.ordered === true;
    const list = childrenOf(use).find(isSteps);
    if (list === undefined) {
      report(
        '`<Steps>` contains no numbered list.',
        'Put a list that begins with `1.` between `<Steps>` and `</Steps>`, with blank lines around it.',
        node,
      );
      return [];
    }
    for (const other of childrenOf(use).filter((child) => child !== list))
      report(
        '`<Steps>` shows one numbered list alone.',
        'Indent this so that it is part of a step, or move it out.',
        other,
      );
    return [{ kind: 'steps', steps: list.children.map((item) => context.content(item.children)) }];
  },
};
