import type { Prose } from '#src/model/prose.ts';
import { describe } from './description.ts';

/** Markdown as phrasing content: paragraphs are joined. */
export function phrase(text: string): Prose {
  return describe(text).flatMap((node, index) => {
    if (node.kind !== 'element' || node.name !== 'p') return [node];
    return index === 0 ? node.children : [{ kind: 'text', value: ' ' } as const, ...node.children];
  });
}
