import type { Content } from '#src/model/content.ts';
import { text } from '../../prose/nodes.ts';
import { slug, type Anchors } from '../context/anchors.ts';

/** A heading with the content below it; nothing where there is no content. */
export function section(title: string, content: Content, anchors: Anchors, level: 2 | 3 | 4 = 2): Content {
  if (content.length === 0) return [];
  return [{ kind: 'heading', level, anchor: anchors.claim(slug(title)), children: [text(title)] }, ...content];
}
