import type { BlockContent, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import type { Content, ContentNode } from '#src/model/content.ts';
import type { ElementNode } from '#src/model/prose.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { code, paragraph, quote, type MarkdownContext } from '../nodes.ts';

type Element = ElementNode<ContentNode>;

/** Writes an element of prose as Markdown. */
export function element(node: Element, context: MarkdownContext): readonly RootContent[] {
  const inline = (): PhrasingContent[] => [...context.inline(node.children)];
  switch (node.name) {
    case 'em':
      return [{ type: 'emphasis', children: inline() }];
    case 'strong':
      return [{ type: 'strong', children: inline() }];
    case 'del':
      return [{ type: 'delete', children: inline() }];
    case 'code':
      return [code(textOf(node.children))];
    case 'sub':
    case 'sup':
      return [{ type: 'html', value: `<${node.name}>` }, ...inline(), { type: 'html', value: `</${node.name}>` }];
    case 'br':
      return [{ type: 'break' }];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'blockquote':
      return [quote(...context.blocks(node.children))];
    case 'ul':
    case 'ol':
      return listOf(node, context);
    case 'summary':
      return [paragraph({ type: 'strong', children: inline() })];
    case 'table':
      return tableOf(node, context);
    case 'p':
    case 'details':
    case 'li':
    case 'thead':
    case 'tbody':
    case 'tr':
    case 'th':
    case 'td':
      return context.blocks(node.children);
  }
}

function listOf({ name, start, children }: Element, context: MarkdownContext): readonly RootContent[] {
  const items = elements(children, 'li').map((item): ListItem => ({
    type: 'listItem',
    ...(item.done === undefined ? {} : { checked: item.done }),
    spread: item.children.filter((child) => child.kind === 'element' && child.name === 'p').length > 1,
    children: context.blocks(item.children) as BlockContent[],
  }));
  if (items.length === 0) return [];
  const ordered = name === 'ol';
  return [{ type: 'list', ordered, ...(ordered ? { start: start ?? 1 } : {}), spread: false, children: items }];
}

function tableOf({ children }: Element, context: MarkdownContext): readonly RootContent[] {
  const sections = children.flatMap((child) =>
    child.kind === 'element' && (child.name === 'thead' || child.name === 'tbody') ? child.children : [child],
  );
  const rows = elements(sections, 'tr');
  const [head] = rows;
  if (head === undefined) return [];
  return [
    {
      type: 'table',
      align: cells(head).map(({ align }) => align ?? null),
      children: rows.map((row): TableRow => ({
        type: 'tableRow',
        children: cells(row).map((cell) => ({ type: 'tableCell', children: [...context.inline(cell.children)] })),
      })),
    },
  ];
}

function cells(row: Element): readonly Element[] {
  return row.children.filter((child): child is Element => child.kind === 'element');
}

function elements(content: Content, name: Element['name']): readonly Element[] {
  return content.filter((child): child is Element => child.kind === 'element' && child.name === name);
}
