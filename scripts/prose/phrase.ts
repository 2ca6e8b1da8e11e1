import type { Content } from '../../src/model/content.ts';
import { describe } from './description.ts';

/** Markdown as part of a line: paragraphs run together. */
export function phrase(text: string): Content {
  return describe(text).flatMap((node, index) => {
    if (node.kind !== 'element' || node.name !== 'p') return [node];
    return index === 0 ? node.children : [{ kind: 'text', value: ' ' } as const, ...node.children];
  });
}
