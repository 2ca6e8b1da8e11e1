import { isRecord } from '#src/shared/schema/raw.ts';
import { pictureOf, type ImageFile } from '../../description/source/images.ts';

/**
 * Replaces the images in a part of a page with picture nodes, however deeply they are nested. An image stays unchanged
 * if the site does not have its file.
 */
export function withPictures<Part>(part: Part, pictures: ReadonlyMap<string, ImageFile>): Part {
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (!isRecord(value)) return value;
    const { kind, relative, src, alt, width } = value;
    const image = kind === 'image' && relative === true ? pictures.get(String(src)) : undefined;
    return image === undefined
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each)]))
      : pictureOf(image, { alt: String(alt), width: typeof width === 'number' ? width : undefined });
  };
  return pictures.size === 0 ? part : (replaced(part) as Part);
}
