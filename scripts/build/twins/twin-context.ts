/** What every part of a twin is written with. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { Content } from '#src/model/content.ts';
import type { Place } from './places.ts';

/** Headings of a page: its own is 1. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export interface TwinContext {
  /** Content as blocks; runs of inline nodes become paragraphs. */
  readonly blocks: (content: Content) => readonly RootContent[];
  /** Content on one line. */
  readonly inline: (content: Content) => readonly PhrasingContent[];
  /** Address as a twin writes it: pages of the site lead to their twins, everything is absolute. */
  readonly link: (href: string) => string;
  /** Where an address of this page leads to. */
  readonly place: (href: string) => Place | undefined;
}

/** Level of a heading so many steps below; Markdown has six. */
export function deeper(level: number, steps = 1): Level {
  return Math.min(6, Math.max(1, level + steps)) as Level;
}
