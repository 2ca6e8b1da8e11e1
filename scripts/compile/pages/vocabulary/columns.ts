import { childrenOf, type Component } from './component.ts';

/** Blocks side by side, where there is room: a request and its response. A rule (`---`) parts the columns. */
export const columns: Component = {
  attributes: {},
  render: (use) => {
    const children = childrenOf(use);
    const rules = children.flatMap(({ type }, index) => (type === 'thematicBreak' ? [index] : []));
    const parts = [...rules, children.length].map((end, index) => children.slice((rules[index - 1] ?? -1) + 1, end));
    return [{ kind: 'columns', columns: parts.map((part) => use.context.content(part)) }];
  },
};
