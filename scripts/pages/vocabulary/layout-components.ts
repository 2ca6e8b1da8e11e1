import type { List, RootContent } from 'mdast';
import { hasIcon, ICON_HINT } from '../../icons.ts';
import { slug } from '../anchors.ts';
import type { Component, ComponentUse } from './component.ts';

/** A numbered list as a path of steps. */
export const steps: Component = {
  attributes: {},
  render: ({ node, context }) => {
    const list = childrenOf(node).find((child): child is List => child.type === 'list' && child.ordered === true);
    if (list === undefined) {
      context.report(
        {
          check: 'guide-vocabulary',
          message: '`<Steps>` holds no numbered list.',
          hint: 'Put a list that begins with `1.` between `<Steps>` and `</Steps>`, with blank lines around it.',
        },
        node,
      );
      return [];
    }
    return [{ kind: 'steps', steps: list.children.map((item) => context.content(item.children)) }];
  },
};

const TONES = ['note', 'tip', 'warning'] as const;

/** A remark set apart from the text. */
export const callout: Component = {
  attributes: { kind: true, title: true },
  render: ({ attributes, node, context }) => {
    const tone = TONES.find((candidate) => candidate === attributes['kind']);
    if (tone === undefined && attributes['kind'] !== undefined)
      context.report(
        {
          check: 'guide-vocabulary',
          message: `\`${attributes['kind']}\` is no kind of callout.`,
          hint: 'Use `note`, `tip` or `warning`.',
        },
        node,
        'kind',
      );
    return [
      {
        kind: 'callout',
        tone: tone ?? 'note',
        title: attributes['title'] ?? '',
        children: context.content(childrenOf(node)),
      },
    ];
  },
};

/** Alternatives side by side. */
export const tabs: Component = {
  attributes: {},
  render: (use) => [
    {
      kind: 'tabs',
      tabs: components(use, 'Tab').map(({ attributes, node, context }) => ({
        anchor: context.anchors.claim(slug(attributes['title'] ?? 'tab')),
        title: attributes['title'] ?? '',
        children: context.content(childrenOf(node)),
      })),
    },
  ],
};

/** Links with a line of text each. */
export const cards: Component = {
  attributes: {},
  render: (use) => [
    {
      kind: 'cards',
      cards: components(use, 'Card').flatMap(({ attributes, node, context }) => {
        const target = attributes['href'] === undefined ? undefined : context.link(attributes['href'], node, 'href');
        if (target === undefined) return [];
        const icon = attributes['icon'];
        if (icon !== undefined && !hasIcon(icon))
          context.report(
            { check: 'guide-vocabulary', message: `There is no icon \`${icon}\`.`, hint: ICON_HINT },
            node,
            'icon',
          );
        return [
          {
            title: attributes['title'] ?? '',
            ...target,
            ...(icon === undefined ? {} : { icon }),
            children: context.content(childrenOf(node)),
          },
        ];
      }),
    },
  ],
};

/** Only means something inside its parent, which reads its attributes. */
function partOf(parent: string, attributes: Component['attributes']): Component {
  return {
    attributes,
    render: ({ node, context }) => {
      context.report(
        {
          check: 'guide-vocabulary',
          message: `\`<${node.name}>\` stands outside \`<${parent}>\`.`,
          hint: `Put it between \`<${parent}>\` and \`</${parent}>\`.`,
        },
        node,
      );
      return [];
    },
  };
}

export const tab = partOf('Tabs', { title: true });
export const card = partOf('Cards', { title: true, href: true, icon: false });

function components({ node, context }: ComponentUse, name: 'Tab' | 'Card'): readonly ComponentUse[] {
  const inside = childrenOf(node).flatMap((child) =>
    child.type === 'paragraph' ? (child.children as RootContent[]) : [child],
  );
  return inside.flatMap((child) => {
    if ((child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') || child.name !== name) return [];
    const attributes = Object.fromEntries(
      child.attributes.flatMap((attribute) =>
        'name' in attribute && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
      ),
    );
    return [{ node: child, attributes, context }];
  });
}

function childrenOf(node: ComponentUse['node']): RootContent[] {
  return node.children as RootContent[];
}
