import { disableTypes, imageSize as measure, types } from 'image-size';

/** Width and height of an image, in CSS pixels, from its file. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Image formats that pages show, as the library `image-size` names them; `heif` is the container of AVIF. */
const SHOWN: readonly string[] = ['gif', 'heif', 'jpg', 'png', 'svg', 'webp'];
disableTypes(types.filter((type) => !SHOWN.includes(type)));

/** Maximum number of bytes that the library reads of a PNG, GIF, JPEG or WebP. */
const MOST = 1_000_000;
/**
 * Maximum number of bytes that the library reads of an SVG or AVIF. For AVIF, the time that the library takes grows
 * with the square of the number of boxes in the file.
 */
const FEWER = 64 * 1024;

/**
 * Returns the size of a PNG, GIF, JPEG, WebP, AVIF or SVG, read from the beginning of the file. Undefined for other
 * formats, and if the bytes do not state the size. Swaps width and height of a JPEG that a camera turned (Exif
 * orientation 5 to 8), as browsers do.
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
    // The library throws errors of any type when it reads beyond the end.
    return undefined;
  }
}

/**
 * Rewrites the beginning of an SVG so that the library can read it: removes comments and all text before the root
 * element, and separates the numbers of `viewBox` with spaces.
 */
function svg(bytes: Uint8Array): Uint8Array {
  const text = asciiOf(bytes).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const root = text.slice(Math.max(0, text.search(/<svg\b/i)));
  const box = root.replace(/(?<=\sviewBox\s*=\s*["'])[^"']*/, (numbers) => numbers.trim().replace(/[\s,]+/g, ' '));
  return new TextEncoder().encode(box);
}

function asciiOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
