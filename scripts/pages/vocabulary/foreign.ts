import { childrenOf, type Component } from './component.ts';

/** A passage whose code spans are not names of this API: `<Foreign>Express has `req.body`.</Foreign>`. */
export const foreign: Component = {
  attributes: {},
  render: (use) => use.context.content(childrenOf(use)),
};
