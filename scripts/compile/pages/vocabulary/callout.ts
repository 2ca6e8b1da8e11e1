import { calloutOf } from '../../prose/callout.ts';
import { childrenOf, type Component } from './component.ts';

/** A remark set apart from the text; also written as `:::note` or `> [!NOTE]`. */
export const callout: Component = {
  attributes: { kind: true, title: false },
  render: (use) => [
    calloutOf(use.attributes, use.context.content(childrenOf(use)), (problem) =>
      use.context.report({ check: 'guide-vocabulary', ...problem }, use.node, 'kind'),
    ),
  ],
};
