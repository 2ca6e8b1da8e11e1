import type { Prose } from '#src/model/prose.ts';
import { toProse } from './description.ts';
import { text } from './nodes.ts';

/** Converts Markdown to phrasing content. Paragraphs are joined by spaces. */
export function phrase(markdown: string): Prose {
  return toProse(markdown).flatMap((node, index) => {
    if (node.kind !== 'element' || node.name !== 'p') return [node];
    return index === 0 ? node.children : [text(' '), ...node.children];
  });
}
