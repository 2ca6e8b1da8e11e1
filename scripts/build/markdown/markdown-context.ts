/** The context that every part of a Markdown page is written in. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { Content } from '#src/model/content.ts';
import type { Place } from './places.ts';

/** Headings of a page: its own is 1. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export interface MarkdownContext {
  /** Returns content as blocks; runs of inline nodes become paragraphs. */
  readonly blocks: (content: Content) => readonly RootContent[];
  /** Returns content on one line. */
  readonly inline: (content: Content) => readonly PhrasingContent[];
  /** Returns the absolute URL of a link: the Markdown of a page of the site. */
  readonly link: (href: string) => string;
  /** Returns where a relative link of a description leads; undefined where its words are no link. */
  readonly target: (href: string) => string | undefined;
  /** Returns the place that a link to this page leads to. */
  readonly place: (href: string) => Place | undefined;
}

/** Returns the level of a heading so many steps below; Markdown has six. */
export function deeper(level: number, steps = 1): Level {
  return Math.min(6, Math.max(1, level + steps)) as Level;
}
