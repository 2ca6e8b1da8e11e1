/** Small builders for the prose of generated pages. */
import type { Content, ContentNode, HeadingNode } from '#src/model/content.ts';
import type { ElementName } from '#src/model/prose.ts';
import type { Anchors } from '../context/anchors.ts';
import { safeLink } from '../../prose/safe-link.ts';
import { slug } from '../context/anchors.ts';

export function text(value: string): ContentNode {
  return { kind: 'text', value };
}

export function element(name: ElementName, ...children: readonly ContentNode[]): ContentNode {
  return { kind: 'element', name, children };
}

export function code(value: string): ContentNode {
  return element('code', text(value));
}

/** Text with code between backticks. */
export function marked(words: string): Content {
  return words.split('`').map((part, index) => (index % 2 === 0 ? text(part) : code(part)));
}

export function paragraph(...children: readonly (ContentNode | string)[]): ContentNode {
  return element('p', ...children.map((child) => (typeof child === 'string' ? text(child) : child)));
}

/** A link, or the bare words where the address is not a safe one. */
export function link(label: string, href: string): ContentNode {
  const target = safeLink(href);
  return target === undefined ? text(label) : { kind: 'link', ...target, children: [text(label)] };
}

export function list(items: readonly Content[]): Content {
  return items.length === 0 ? [] : [element('ul', ...items.map((item) => element('li', ...item)))];
}

/** A table of the rows given, under one heading row. */
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

/** A heading with what stands under it; nothing where there is nothing. */
export function section(title: string, content: Content, anchors: Anchors, level: 2 | 3 = 2): Content {
  if (content.length === 0) return [];
  const heading: HeadingNode = { kind: 'heading', level, anchor: anchors.claim(slug(title)), children: [text(title)] };
  return [heading, ...content];
}
