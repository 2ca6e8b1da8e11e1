/** Builders for content that is generated rather than parsed. */
import type { Content, ContentNode } from '#src/model/content.ts';
import type { ElementName, ElementNode, Prose } from '#src/model/prose.ts';
import { safeLink } from './safe-link.ts';

/** Creates a text node, which may be part of `Prose` and of `Content`. */
export function text(value: string): Extract<Prose[number], { kind: 'text' }> {
  return { kind: 'text', value };
}

/** Creates an element node, such as `p` or `em`. */
export function element(name: ElementName, ...children: readonly ContentNode[]): ElementNode<ContentNode> {
  return { kind: 'element', name, children };
}

/** Creates a code span. */
export function code(value: string): ContentNode {
  return element('code', text(value));
}

/** Converts a string to text nodes and, for parts in backticks, code nodes. */
export function marked(words: string): Content {
  return words.split('`').map((part, index) => (index % 2 === 0 ? text(part) : code(part)));
}

/** Joins nodes by commas. */
export function commaSeparated(nodes: readonly ContentNode[]): Content {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [text(', '), node]));
}

/** Creates a paragraph from nodes and strings. */
export function paragraph(...children: readonly (ContentNode | string)[]): ContentNode {
  return element('p', ...children.map((child) => (typeof child === 'string' ? text(child) : child)));
}

/** Creates a bold paragraph in place of a heading without an anchor. `depth` is the level of the heading. */
export function headingLine(depth: number, children: Content): ContentNode {
  return { ...element('p', element('strong', ...children)), depth };
}

/** Creates a link, or a text node with the label if the URL is unsafe. */
export function link(label: string, href: string): ContentNode {
  const target = safeLink(href);
  return target === undefined ? text(label) : { kind: 'link', ...target, children: [text(label)] };
}

/** Creates an unordered list. Returns no nodes if there are no items. */
export function list(items: readonly Content[]): Content {
  return items.length === 0 ? [] : [element('ul', ...items.map((item) => element('li', ...item)))];
}

/** Creates a table with one heading row. Returns no nodes if `rows` is empty. */
export function table(head: readonly string[], rows: readonly (readonly Content[])[]): Content {
  if (rows.length === 0) return [];
  return [
    element(
      'table',
      element('thead', element('tr', ...head.map((title) => element('th', text(title))))),
      element('tbody', ...rows.map((cells) => element('tr', ...cells.map((cell) => element('td', ...cell))))),
    ),
  ];
}
