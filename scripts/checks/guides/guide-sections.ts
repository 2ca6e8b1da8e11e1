import { toString } from 'mdast-util-to-string';
import { locationOf } from '../../pages/guide/location.ts';
import type { Check } from '../lookup/check.ts';

/** Every heading of a guide is followed by text, a component or a subheading. */
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
          message: `Nothing follows the heading \`${toString(node)}\`.`,
          hint: 'Write the section, or remove the heading.',
          location: locationOf(guide.file, node),
        };
      }
    }
  },
};
