import type { Prose } from '#src/model/prose.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { toProse } from '../../guides/prose/description.ts';
import { slug, type Anchors } from './anchors.ts';

/** The page section that contains a description. */
interface Section {
  readonly level: 1 | 2 | 3 | 4;
  readonly anchors: Anchors;
  /** Anchor of the section. The anchors of headings in the description begin with it, except at level 1. */
  readonly anchor?: string;
}

/**
 * Converts a Markdown `description` to the prose of a page section. Headings in the description come below the heading
 * of the section. They skip no level, and level 4 is the lowest. Headings inside lists, quotes and tables become
 * paragraphs.
 */
export function toSectionProse(markdown: string, { level, anchors, anchor: above }: Section): Prose {
  const open: number[] = [];
  return toProse(markdown).map((node) => {
    const title = textOf([node]);
    if (node.kind !== 'element' || node.depth === undefined || title.trim() === '') return node;
    while ((open.at(-1) ?? 0) >= node.depth) open.pop();
    open.push(node.depth);
    const [line = node] = node.children;
    const name = slug(title);
    const anchor = anchors.claim(above === undefined || level === 1 ? name : `${above}.${name}`);
    const below = Math.min(4, level + open.length) as 2 | 3 | 4;
    return { kind: 'heading', level: below, anchor, children: 'children' in line ? line.children : [line] };
  });
}
