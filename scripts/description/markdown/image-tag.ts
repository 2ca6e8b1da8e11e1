import type { Image, Nodes, Paragraph } from 'mdast';

declare module 'mdast' {
  interface ImageData {
    /** Width in CSS pixels, if the author sets one. */
    width?: number;
  }
}

/** Converts an `img` element (HTML, section 4.8.3) to a Markdown image with the same width. */
export function imageOfTag(attributes: ReadonlyMap<string, string>, { position }: Pick<Nodes, 'position'>): Image {
  const [, width] = /^([1-9]\d{0,3})(?:px)?$/.exec(attributes.get('width')?.trim() ?? '') ?? [];
  return {
    type: 'image',
    url: attributes.get('src')?.trim() ?? '',
    alt: attributes.get('alt') ?? null,
    ...(width === undefined ? {} : { data: { width: Number(width) } }),
    ...(position === undefined ? {} : { position }),
  };
}

/**
 * Converts an `<img>` in a guide to a Markdown image if it has `src`, and no other attributes than `alt` and `width`.
 * Returns any other node unchanged.
 */
export function withImage<Node extends Nodes>(node: Node): Node | Image | Paragraph {
  if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'img') return node;
  const attributes = new Map<string, string>();
  for (const each of node.attributes) {
    if (!('name' in each) || !/^(?:src|alt|width)$/.test(each.name)) return node;
    attributes.set(each.name, (typeof each.value === 'object' ? each.value?.value : each.value) ?? '');
  }
  if (!attributes.has('src')) return node;
  const image = imageOfTag(attributes, node);
  return node.type === 'mdxJsxTextElement' ? image : { type: 'paragraph', children: [image] };
}
