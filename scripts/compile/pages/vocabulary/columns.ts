import { childrenOf, type Component } from './component.ts';

/** Blocks side by side, where there is room: a request and its response. */
export const columns: Component = {
  attributes: {},
  render: (use) => [{ kind: 'columns', columns: childrenOf(use).map((child) => use.context.content([child])) }],
};
