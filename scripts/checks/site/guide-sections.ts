import { toString } from 'mdast-util-to-string';
import type { Check } from '../check.ts';
import { placeOf } from './guide-nodes.ts';

/** Every heading of a guide has something below it: text, a component, or a smaller heading. */
export const guideSections: Check = {
  id: 'guide-sections',
  *run({ guides: { guides } }) {
    for (const guide of guides) {
      const { children } = guide.tree;
      for (const [index, node] of children.entries()) {
        const next = children[index + 1];
        if (node.type !== 'heading' || (next !== undefined && (next.type !== 'heading' || next.depth > node.depth)))
          continue;
        yield {
          message: `Nothing stands below \`${toString(node)}\`.`,
          hint: 'Write what the heading promises, or take it out.',
          location: placeOf(guide, node),
        };
      }
    }
  },
};
