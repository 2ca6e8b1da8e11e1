import type { Code, FootnoteReference, Heading, Image, Link, Nodes, Parents, RootContent, Table } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Content, ContentNode } from '#src/model/content.ts';
import type { ElementName } from '#src/model/prose.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { htmlContent } from './html.ts';
import { code, element, headingLine, text } from './nodes.ts';
import { isPhrasing, paragraphs, phrases, trimmed, unlinked, unwrapped } from './phrasing.ts';
import type { SafeLink } from './safe-link.ts';

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Functions that `toContent` calls where guides and descriptions need different results. A guide provides all
 * functions. In a description, callouts are the only components, and there are no anchors.
 */
export interface ContentContext {
  /**
   * Returns a unique anchor for a heading; undefined if the heading becomes a bold paragraph, outside the page outline.
   */
  heading(text: string, level: 2 | 3 | 4, node: Heading): string | undefined;
  /** Returns the safe link for a URL; if undefined, only the text of the link is shown. */
  link(url: string, node: Nodes): SafeLink | undefined;
  /** Converts an MDX component. */
  embed(node: MdxElement): Content;
  codeBlock(node: Code): ContentNode;
  /**
   * Returns a unique anchor based on this name. This function is absent for text that is only part of a page, such as a
   * description.
   */
  anchor?(name: string): string;
  /** Returns the picture for an image whose file belongs to the site; undefined for an image at any other URL. */
  picture(node: Image): ContentNode | undefined;
  /** Converts a footnote reference, such as `[^1]`. */
  footnote?(node: FootnoteReference): Content;
  /**
   * Called for each node that cannot be shown as written, such as an expression in braces, or a block inside a heading.
   */
  refuse(node: Nodes): void;
}

/** Converts parsed Markdown, and the HTML in it, to content nodes. */
export function toContent(nodes: readonly RootContent[], context: ContentContext): Content {
  const each = (node: RootContent): Content => convert(node, context);
  return nodes.some(({ type }) => type === 'html')
    ? htmlContent(nodes, each, (node, children) => link(node, children, context))
    : nodes.flatMap(each);
}

const SIMPLE: Partial<Record<Nodes['type'], ElementName>> = {
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  blockquote: 'blockquote',
};

function convert(node: RootContent, context: ContentContext): Content {
  const children = (): Content => ('children' in node ? toContent(node.children as RootContent[], context) : []);
  const name = SIMPLE[node.type];
  if (name !== undefined)
    return [element(name, ...(name === 'blockquote' ? children() : phrasing(node as Parents, context)))];
  switch (node.type) {
    case 'text':
      return [text(node.value)];
    case 'inlineCode':
      return [code(node.value)];
    case 'paragraph':
      return paragraphs(children());
    case 'heading':
      return [heading(node, context)];
    case 'break':
      return [element('br')];
    case 'thematicBreak':
      return [element('hr')];
    case 'list': {
      const list = element(node.ordered ? 'ol' : 'ul', ...children());
      const { start } = node;
      return [node.ordered && typeof start === 'number' && start !== 1 ? { ...list, start } : list];
    }
    case 'listItem': {
      const item = element('li', ...(node.spread ? children() : unwrapped(children())));
      return [typeof node.checked === 'boolean' ? { ...item, done: node.checked } : item];
    }
    case 'link':
      return link(node, phrasing(node, context), context);
    case 'image': {
      const picture = context.picture(node);
      if (picture !== undefined) return [picture];
      const target = context.link(node.url, node);
      // The image becomes a link, labelled with its text alternative or, if that is missing, with its file name: a link
      // needs a purpose (WCAG 2.2, SC 2.4.4).
      const alt =
        node.alt?.trim() ||
        node.url
          .replace(/[?#].*$/, '')
          .split('/')
          .findLast((part) => part !== '') ||
        node.url;
      if (target === undefined) return [text(alt)];
      const { href: src, relative } = target;
      return [omitUndefined({ kind: 'image' as const, src, alt, relative, width: node.data?.width })];
    }
    case 'code':
      return [context.codeBlock(node)];
    case 'table':
      return [table(node, context)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return context.embed(node);
    case 'footnoteReference':
      return context.footnote?.(node) ?? [];
    case 'yaml':
    case 'definition':
    case 'footnoteDefinition':
      return [];
    default:
      context.refuse(node);
      return [];
  }
}

function link(node: Link, children: Content, context: ContentContext): Content {
  const target = context.link(node.url, node);
  const inside = unlinked(children);
  return target === undefined
    ? inside
    : [{ kind: 'link', ...target, children: inside.length === 0 ? [text(node.url)] : inside }];
}

function heading(node: Heading, context: ContentContext): ContentNode {
  const level = Math.min(4, Math.max(2, node.depth)) as 2 | 3 | 4;
  const anchor = context.heading(toString(node), level, node);
  const children = phrasing(node, context);
  return anchor === undefined ? headingLine(node.depth, children) : { kind: 'heading', level, anchor, children };
}

/** Converts the children of a node to phrasing content. Passes a block among them to `refuse`, but keeps its text. */
function phrasing(node: Parents, context: ContentContext): Content {
  if (node.children.some(({ type }) => type === 'html'))
    return trimmed(phrases(toContent(node.children as RootContent[], context)));
  return (node.children as RootContent[]).flatMap((child, index) => {
    const content = convert(child, context);
    if (content.every(isPhrasing)) return content;
    context.refuse(child);
    const words = phrases(content);
    return index > 0 && words.length > 0 ? [text(' '), ...words] : words;
  });
}

function table(node: Table, context: ContentContext): ContentNode {
  const [head, ...body] = node.children.map((row, rowIndex) =>
    element(
      'tr',
      ...row.children.map((cell, column): ContentNode => {
        const align = node.align?.[column] ?? undefined;
        const made = element(rowIndex === 0 ? 'th' : 'td', ...phrasing(cell, context));
        return align === undefined ? made : { ...made, align };
      }),
    ),
  );
  return element('table', element('thead', ...(head === undefined ? [] : [head])), element('tbody', ...body));
}
