import { slug } from '../context/anchors.ts';
import { childrenOf, type Component } from './component.ts';
import { partOf, partsOf } from './parts.ts';

/** Alternatives side by side. */
export const tabs: Component = {
  attributes: {},
  render: (use) => [
    {
      kind: 'tabs',
      tabs: partsOf(use, 'Tab').map((part) => {
        const { title } = part.attributes;
        const anchor = use.context.anchors.claim(slug(title ?? 'tab'));
        return { anchor, title: title ?? '', children: use.context.content(childrenOf(part)) };
      }),
    },
  ],
};

export const tab = partOf('Tabs', { title: true });
