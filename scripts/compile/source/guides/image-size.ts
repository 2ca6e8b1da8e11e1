/** Width and height of an image, in CSS pixels, as its file tells them. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Bytes at the beginning of a file that are searched for the boxes of AVIF and the root of SVG. */
const HEAD = 64 * 1024;

/**
 * Reads the size of a PNG, GIF, JPEG, WebP, AVIF or SVG from its header. Undefined where the bytes are none of these.
 * JPEGs that a camera turned (Exif orientation 5 to 8) swap their sides, as browsers do.
 */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ascii = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  try {
    if (ascii(1, 4) === 'PNG') return positive(view.getUint32(16), view.getUint32(20));
    if (/^GIF8[79]a/.test(ascii(0, 6))) return positive(view.getUint16(6, true), view.getUint16(8, true));
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return webpSize(view, ascii(12, 16));
    if (/^ftypavi[fs]/.test(ascii(4, 12))) return avifSize(view, bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
  return svgSize(new TextDecoder().decode(bytes.subarray(0, HEAD)));
}

function positive(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

/** The first frame header (ITU-T T.81, B.2.2), turned as Exif says. */
function jpegSize(view: DataView): ImageSize | undefined {
  let isTurned = false;
  for (let at = 2; at + 4 < view.byteLength;) {
    const [marker, length] = [view.getUint8(at + 1), view.getUint16(at + 2)];
    if (view.getUint8(at) !== 0xff) return undefined;
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return isTurned ? positive(height, width) : positive(width, height);
    } else {
      if (marker === 0xe1) isTurned = orientation(view, at + 4, at + 2 + length) > 4;
      at += 2 + length;
    }
  }
  return undefined;
}

/** Tag 0x0112 of the first directory (Exif 2.3, section 4.6.4); 1 where there is none. */
function orientation(view: DataView, start: number, end: number): number {
  if (view.getUint32(start) !== 0x45786966) return 1;
  const tiff = start + 6;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < Math.min(end - 12, directory + 2 + count * 12); entry += 12)
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
  return 1;
}

/** RFC 9649, sections 2.5 to 2.7. */
function webpSize(view: DataView, chunk: string): ImageSize | undefined {
  const uint24 = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  if (chunk === 'VP8X') return positive(uint24(24) + 1, uint24(27) + 1);
  if (chunk === 'VP8 ') return positive(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  const bits = view.getUint32(21, true);
  return chunk === 'VP8L' ? positive((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1) : undefined;
}

/** The largest image spatial extents property (ISO/IEC 23008-12, section 6.5.3). */
function avifSize(view: DataView, bytes: Uint8Array): ImageSize | undefined {
  let found: ImageSize | undefined;
  for (let at = 0; at + 16 <= Math.min(bytes.length, HEAD); at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const size = positive(view.getUint32(at + 8), view.getUint32(at + 12));
    if (size !== undefined && size.width * size.height > (found?.width ?? 0) * (found?.height ?? 0)) found = size;
  }
  return found;
}

/** `width` and `height` in pixels, else the size of the `viewBox` (SVG 2, section 8.2). */
function svgSize(text: string): ImageSize | undefined {
  const [, attributes] = /<svg\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/i.exec(text.replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  if (attributes === undefined) return undefined;
  const value = (name: string): string =>
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]?.trim() ?? '';
  const pixels = (text: string): number => (/^[\d.]+(?:px)?$/.test(text) ? Number.parseFloat(text) : 0);
  const [, , boxWidth = 0, boxHeight = 0] = value('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [pixels(value('width')), pixels(value('height'))];
  if (width > 0 && height > 0) return positive(width, height);
  if (width > 0 && boxWidth > 0) return positive(width, (width * boxHeight) / boxWidth);
  if (height > 0 && boxHeight > 0) return positive((height * boxWidth) / boxHeight, height);
  return positive(boxWidth, boxHeight);
}
