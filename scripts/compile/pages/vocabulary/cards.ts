import type { RootContent } from 'mdast';
import type { Card } from '#src/model/content.ts';
import { hasIcon, ICON_HINT } from '../../source/icons.ts';
import { childrenOf, type Component, type ComponentUse } from './component.ts';
import { partOf, partsOf } from './parts.ts';

/** Links with a line of text each. */
export const cards: Component = {
  attributes: {},
  render: (use) => [{ kind: 'cards', cards: partsOf(use, 'Card').flatMap(cardOf) }],
};

export const card = partOf('Cards', { title: true, href: true, icon: false });

function cardOf(use: ComponentUse): readonly Card[] {
  const { attributes, node, context } = use;
  const { title = '', href, icon } = attributes;
  const target = href === undefined ? undefined : context.link(href, node, 'href');
  if (target === undefined) return [];
  if (icon !== undefined && !hasIcon(icon))
    context.report(
      { check: 'guide-vocabulary', message: `There is no icon \`${icon}\`.`, hint: ICON_HINT },
      node,
      'icon',
    );
  const children = context.content(soleParagraph(childrenOf(use)));
  return [{ title, ...target, ...(icon === undefined ? {} : { icon }), children }];
}

/** A line of text is the same whether it stands beside its tags or between them. */
function soleParagraph(nodes: readonly RootContent[]): readonly RootContent[] {
  const [only, ...others] = nodes;
  return only?.type === 'paragraph' && others.length === 0 ? only.children : nodes;
}
