/** Small builders of Markdown trees (mdast 4). */
import type {
  Blockquote,
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import type { Content } from '#src/model/content.ts';
import type { Place } from './places.ts';

/** Returns a text node on a single line: line breaks become spaces. */
export function text(value: string): Text {
  return { type: 'text', value: value.replace(/\s*[\r\n]+\s*/g, ' ') };
}

/**
 * Returns a name or value as inline code. In Markdown, inline code cannot be empty or have line breaks: such a value is
 * written as a JSON string.
 */
export function code(value: string): InlineCode {
  return { type: 'inlineCode', value: /[\r\n]/.test(value) || value === '' ? JSON.stringify(value) : value };
}

export function strong(value: string): Strong {
  return { type: 'strong', children: [text(value)] };
}

export function link(label: string | readonly PhrasingContent[], url: string): Link {
  return { type: 'link', url, children: typeof label === 'string' ? [text(label)] : ([...label] as Link['children']) };
}

export function paragraph(...children: readonly (PhrasingContent | string)[]): Paragraph {
  return { type: 'paragraph', children: children.map((child) => (typeof child === 'string' ? text(child) : child)) };
}

export function heading(level: Level, ...children: readonly (PhrasingContent | string)[]): Heading {
  return { type: 'heading', depth: level, children: paragraph(...children).children };
}

/** An item of a list: one block, or several. */
type Item = RootContent | readonly RootContent[];

/**
 * Returns a Markdown list, in an array; an empty array if there are no items. The list is numbered from `start`, if
 * given.
 */
export function list(items: readonly Item[], start?: number): readonly List[] {
  if (items.length === 0) return [];
  return [
    {
      type: 'list',
      ordered: start !== undefined,
      ...(start === undefined ? {} : { start }),
      spread: false,
      children: items.map((item) => ({
        type: 'listItem',
        spread: false,
        children: [item].flat() as List['children'][number]['children'],
      })),
    },
  ];
}

/** Returns a heading of level 2 and a list below it; an empty array if there are no items. */
export function section(title: string, items: readonly Item[]): readonly RootContent[] {
  return items.length === 0 ? [] : [heading(2, title), ...list(items)];
}

export function codeBlock(value: string, lang: string): Code {
  return { type: 'code', lang: lang === 'text' ? null : lang, value };
}

export function quote(...children: readonly RootContent[]): Blockquote {
  return { type: 'blockquote', children: children as Blockquote['children'] };
}

/** Joins the parts that are not empty, with a separator between them. */
export function joined(parts: readonly (readonly PhrasingContent[])[], between: string): readonly PhrasingContent[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [{ type: 'text' as const, value: between }, ...part]));
}

/** Writes each item of a list as inline content, and joins the results with a separator, by default a comma. */
export function series<T>(
  things: readonly T[],
  write: (thing: T) => PhrasingContent,
  between = ', ',
): readonly PhrasingContent[] {
  return joined(
    things.map((thing) => [write(thing)]),
    between,
  );
}

/** Returns a list with one paragraph. The list is empty if the paragraph would have no content. */
export function optionalParagraph(words: readonly PhrasingContent[]): readonly Paragraph[] {
  return words.length === 0 ? [] : [paragraph(...words)];
}

/** Converts a sentence to Markdown nodes: parts between backticks become inline code, and the rest becomes text. */
export function marked(given: string): readonly PhrasingContent[] {
  return given.split('`').flatMap((part, index) => (part === '' ? [] : [index % 2 === 1 ? code(part) : text(part)]));
}

/** Heading levels of a page; level 1 is the page title. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** Functions that convert the content and the links of one page to Markdown. */
export interface MarkdownContext {
  /** Returns content as blocks; runs of inline nodes become paragraphs. */
  readonly blocks: (content: Content) => readonly RootContent[];
  /** Returns content as inline nodes, on one line. */
  readonly inline: (content: Content) => readonly PhrasingContent[];
  /** Returns the absolute URL for a link. If the link leads to a page of the site, this is the URL of its Markdown. */
  readonly link: (href: string) => string;
  /** Returns the target of a relative link in a description; undefined if it should not be a link. */
  readonly target: (href: string) => string | undefined;
  /** Returns the location of the table or row on this page that a link leads to. Undefined for other links. */
  readonly place: (href: string) => Place | undefined;
}

/** Returns the heading level below a level; at most 6, the lowest in Markdown. */
export function deeper(level: Level): Level {
  return Math.min(6, level + 1) as Level;
}
