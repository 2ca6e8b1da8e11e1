import type { Image, Nodes, Paragraph } from 'mdast';

declare module 'mdast' {
  interface ImageData {
    /** In CSS pixels, where the author asks for one. */
    width?: number;
  }
}

/** An `img` (HTML, section 4.8.3) as an image of Markdown with the width that it asks for. */
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

/** An `<img>` of a guide that has `src`, and at most `alt` and `width` with it, as an image; any other node as it is. */
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
