import type { List, Nodes, RootContent } from 'mdast';
import type { Card, Content, Tab } from '#src/model/content.ts';
import { calloutOf } from '../../guides/prose/callout.ts';
import { code, element } from '../../guides/prose/nodes.ts';
import { slug } from '../context/anchors.ts';
import { hasIcon, ICON_HINT } from '../../description/source/icons.ts';
import { childrenOf, type Component, type ComponentUse, misuse, partOf, partsOf } from './component.ts';

/** A list of links, each with a line of text. */
export const cards: Component = {
  attributes: {},
  render: (use) => [{ kind: 'cards', cards: partsOf(use, 'Card').flatMap(cardOf) }],
};

export const card = partOf('Cards', { title: true, href: true, icon: false });

/** A numbered list, shown as steps. */
export const steps: Component = {
  attributes: {},
  render: (use) => {
    const isSteps = (child: Nodes): child is List => child.type === 'list' && child.ordered === true;
    const list = childrenOf(use).find(isSteps);
    if (list === undefined) {
      misuse(use, [
        '`<Steps>` contains no numbered list.',
        'Put a list such as `1. Pay`, `2. Wait` between `<Steps>` and `</Steps>`, with blank lines around it.',
      ]);
      return [];
    }
    const hint = 'Indent this so that it is part of a step, or move it out.';
    for (const other of childrenOf(use).filter((child) => child !== list))
      misuse(use, ['`<Steps>` shows a single numbered list.', hint], other);
    return [{ kind: 'steps', steps: list.children.map((item) => use.context.content(item.children)) }];
  },
};

/** A remark set apart from the text; also written as `:::note` or `> [!NOTE]`. */
export const callout: Component = {
  attributes: { kind: true, title: false },
  render: (use) => [
    calloutOf(use.attributes, use.context.content(childrenOf(use)), (problem) =>
      use.context.report({ check: 'guide-vocabulary', ...problem }, use.node, 'kind'),
    ),
  ],
};

/** A summary that readers click to show the text below it. */
export const details: Component = {
  attributes: {},
  render: (use) => {
    const { node, context } = use;
    const [first, ...rest] = node.children as readonly RootContent[];
    const [summary] = first?.type === 'paragraph' && first.children.length === 1 ? first.children : [first];
    if (summary === undefined || !('name' in summary) || summary.name !== 'summary') {
      const hint = 'Begin the `<details>` with `<summary>Question</summary>` on a line of its own, and a blank line.';
      misuse(use, ['`<details>` has no summary.', hint]);
      return [];
    }
    const title = context.content(soleParagraph(summary.children as readonly RootContent[]));
    return [element('details', element('summary', ...title), ...context.content(rest))];
  },
};

export const summary = partOf('details', {});

/** Blocks side by side if there is room, such as a request and its response. A rule (`---`) separates the columns. */
export const columns: Component = {
  attributes: {},
  render: (use) => [{ kind: 'columns', columns: partedByRules(use) }],
};

/**
 * The top of a start page. Rules (`---`) separate its parts: first links, shown as buttons, then samples, shown side by
 * side in one panel.
 */
export const landing: Component = {
  attributes: {},
  render: (use) => {
    const [actions = [], ...columns] = partedByRules(use);
    return [
      { kind: 'columns', columns: [actions], look: 'actions' },
      ...(columns.length === 0 ? [] : [{ kind: 'columns', columns, look: 'joined' } as const]),
    ];
  },
};

function partedByRules(use: ComponentUse): readonly Content[] {
  const children = childrenOf(use);
  const rules = children.flatMap(({ type }, index) => (type === 'thematicBreak' ? [index] : []));
  const parts = [...rules, children.length].map((end, index) => children.slice((rules[index - 1] ?? -1) + 1, end));
  return parts.map((part) => use.context.content(part));
}

/** Alternatives in tabs. Each is a `<Tab>`, or a code fence labelled by its title or language. */
export const tabs: Component = {
  attributes: {},
  render: (use) => {
    const { context } = use;
    const titled = (title: string) => ({ anchor: context.anchors.claim(slug(title || 'tab')), title });
    const given = childrenOf(use).flatMap((child): readonly Tab[] => {
      if (child.type === 'code') {
        const [node = code(child.value)] = context.content([child]);
        if (node.kind !== 'codeBlock') return [{ ...titled(child.lang ?? ''), children: [node] }];
        const { title = child.lang ?? 'Code', ...untitled } = node;
        return [{ ...titled(title), children: [untitled] }];
      }
      const parts = partsOf(use, 'Tab', [child]);
      if (parts.length === 0)
        misuse(
          use,
          ['`<Tabs>` shows only tabs.', 'Put this into a `<Tab title="…">` or a code fence, or move it out.'],
          child,
        );
      return parts.map((part) => ({
        ...titled(part.attributes['title'] ?? ''),
        children: context.content(childrenOf(part)),
      }));
    });
    return [{ kind: 'tabs', tabs: given }];
  },
};

export const tab = partOf('Tabs', { title: true });

function cardOf(use: ComponentUse): readonly Card[] {
  const { attributes, node, context } = use;
  const { title = '', href, icon } = attributes;
  const target = href === undefined ? undefined : context.link(href, node, 'href');
  if (target === undefined) return [];
  if (icon !== undefined && !hasIcon(icon)) misuse(use, [`There is no icon \`${icon}\`.`, ICON_HINT], 'icon');
  const children = context.content(soleParagraph(childrenOf(use)));
  return [{ title, ...target, ...(icon === undefined ? {} : { icon }), children }];
}

/**
 * Unwraps a single paragraph. MDX puts text on a line of its own into a paragraph, but not text on the same line as the
 * tags.
 */
function soleParagraph(nodes: readonly RootContent[]): readonly RootContent[] {
  const [only, ...others] = nodes;
  return only?.type === 'paragraph' && others.length === 0 ? only.children : nodes;
}
