import { disableTypes, imageSize as measure, types } from 'image-size';

/** Width and height of an image, in CSS pixels, from its file. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Formats that pages show, by the library's names; `heif` is the container of AVIF. */
const SHOWN: readonly string[] = ['gif', 'heif', 'jpg', 'png', 'svg', 'webp'];
disableTypes(types.filter((type) => !SHOWN.includes(type)));

/**
 * Limit of the bytes read, lower for AVIF and SVG: the library's time grows with the square of the number of boxes in
 * an AVIF.
 */
const MOST = 1_000_000;
const FEWER = 64 * 1024;

/**
 * Reads the size of a PNG, GIF, JPEG, WebP, AVIF or SVG from its beginning. Undefined for other formats, and if the
 * bytes do not state the size. Swaps width and height of a JPEG that a camera turned (Exif orientation 5 to 8), as
 * browsers do.
 */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const isBoxed = asciiOf(bytes.subarray(4, 8)) === 'ftyp';
  const isText = /^\s*</.test(asciiOf(bytes.subarray(0, 100)));
  const head = bytes.subarray(0, isBoxed || isText ? FEWER : MOST);
  try {
    const { width, height, orientation = 1, type } = measure(isText ? svg(head) : head);
    if (!(width > 0 && height > 0) || (isBoxed && type !== 'avif')) return undefined;
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    // Reading beyond the end throws errors of any kind.
    return undefined;
  }
}

/** Rewrites an SVG for the library: its root at the beginning, spaces between the numbers of its `viewBox`. */
function svg(bytes: Uint8Array): Uint8Array {
  const text = asciiOf(bytes).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const root = text.slice(Math.max(0, text.search(/<svg\b/i)));
  const box = root.replace(/(?<=\sviewBox\s*=\s*["'])[^"']*/, (numbers) => numbers.trim().replace(/[\s,]+/g, ' '));
  return new TextEncoder().encode(box);
}

function asciiOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
