import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import type { Source } from '@redocly/openapi-core';
import type { Image, Nodes, Root } from 'mdast';
import { displayPath, type Problem } from '../../cli/problem.ts';
import { hashedName } from '../../text/key-of.ts';
import type { PictureNode } from '#src/model/prose.ts';
import { memoizeText } from '#src/shared/text/memoize.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import { type Suggestion, advice, suggest, suggestionOf } from '#src/shared/text/nearest.ts';
import { listWords } from '#src/shared/text/words.ts';
import { imageSize, type ImageSize } from './image-size.ts';

/** A file that the site publishes because a source refers to it, such as a picture beside a guide. */
export interface OwnFile {
  /** Absolute path of the file. */
  readonly file: string;
  /** URL on the site, from its root: `/assets/dashboard-Bx3kQ9_a.png`. */
  readonly href: string;
  readonly bytes: Uint8Array;
}

/** A picture that the site shows. */
export interface ImageFile extends OwnFile, ImageSize {}

const IMAGE_TYPES = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'];
/** Size, in bytes, above which a picture is reported, as its page would load slowly. */
const LARGE = 1_000_000;

type ImageResult = { readonly image: ImageFile } | (Suggestion & { readonly message: string });

/** Reads the picture files of a guide. Returns them by URL as written in the guide, and problems with them. */
export function loadImages(
  tree: Root,
  file: string,
): { images: ReadonlyMap<string, ImageFile>; problems: readonly Problem[] } {
  const images = new Map<string, ImageFile>();
  const problems: Problem[] = [];
  for (const node of imagesIn(tree)) {
    const report = (severity: Problem['severity'], message: string, hint: string | Suggestion): void => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      problems.push({
        check: 'guide-images',
        severity,
        message,
        ...advice(hint),
        location: { file: displayPath(file), line, column },
      });
    };
    if (/^(?:https?:)?\/\//i.test(node.url))
      report(
        'error',
        `The image \`${node.url}\` is on another host.`,
        'A page loads nothing from other hosts. Save the image in `guides/images/`, or link to it.',
      );
    // All other URLs are left to the check of links.
    if (!isFile(node.url)) continue;
    if ((node.alt ?? '').trim() === '')
      report(
        'error',
        `The image \`${node.url}\` has no alternative text.`,
        'Describe the image in the brackets: `![The dashboard](…)`.',
      );
    const found = readImage(node.url, file);
    if ('message' in found) {
      report('error', found.message, suggestionOf(found));
      continue;
    }
    images.set(node.url, found.image);
    const { length } = found.image.bytes;
    if (length > LARGE)
      report(
        'warning',
        `The size of the image \`${node.url}\` is ${(length / 1_000_000).toFixed(1)} MB.`,
        'Make it smaller: pages load slowly with more than 1 MB. WebP and AVIF take the least room.',
      );
  }
  return { images, problems };
}

/** Whether a URL is a relative path to a file, not a URL of the site (`/…`, `#…`) or of another host. */
export function isFile(url: string): boolean {
  return !/^(?:[a-z][\w+.-]*:|[/#])/i.test(url);
}

/** Returns the images of a tree, in the order of the text. */
function imagesIn(node: Nodes): readonly Image[] {
  if (node.type === 'image') return [node];
  return 'children' in node ? node.children.flatMap(imagesIn) : [];
}

function readImage(url: string, guide: string): ImageResult {
  const file = besideFile(url, guide);
  const extension = extname(file).slice(1).toLowerCase();
  const shared = join(dirname(guide), '..', 'images');
  const place = relative(dirname(dirname(guide)), file)
    .split(sep)
    .join('/');
  if (!IMAGE_TYPES.includes(extension))
    return {
      message: `\`${url}\` is not an image that a page can show.`,
      hint: `Use ${listWords(IMAGE_TYPES, 'or')}.`,
    };
  if (dirname(file) !== dirname(guide) && !file.startsWith(shared + sep))
    return {
      message: `The image \`${url}\` is neither beside the guide nor in \`images/\`.`,
      hint: 'Put the image beside the guide (`./picture.png`) or into `guides/images/` (`../images/picture.png`).',
    };
  const names = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
  const name = basename(file);
  if (!names.includes(name)) {
    const other = names.find((one) => one.toLowerCase() === name.toLowerCase());
    const pictures = names.filter((one) => IMAGE_TYPES.includes(extname(one).slice(1).toLowerCase()));
    return other === undefined
      ? {
          message: `There is no image \`${place}\`.`,
          ...(pictures.length > 0
            ? suggest(name, pictures)
            : { hint: 'Save the image at this path, or correct the path.' }),
        }
      : {
          message: `The file of the image \`${name}\` is called \`${other}\`.`,
          hint: 'Use the same letter case in both names, as web servers distinguish upper and lower case.',
        };
  }
  const image = imageOf(file);
  if (image === undefined)
    return {
      message: `\`${place}\` cannot be read as an image, or has no size.`,
      hint: 'Save the image again. An SVG needs `width` and `height`, or a `viewBox`.',
    };
  return { image };
}

/**
 * Matches the file extension at the end of a possible image URL. It lists both letter cases, as the flag `i` would take
 * eight times as long.
 */
const ADDRESS_END = new RegExp(
  `\\.(?:${[...IMAGE_TYPES, ...IMAGE_TYPES.map((type) => type.toUpperCase())].join('|')})(?![\\w-])`,
  'g',
);
const ADDRESS_START = /[^\s()<>"'\\[\]]{0,200}$/;

/**
 * Returns the picture files that Markdown in a description may show, by URL as written. They must be in the folder of
 * the entry file, or below it. Leaves out a relative URL that names different pictures in different files.
 */
export function describedImages(sources: readonly Source[], entry: string): ReadonlyMap<string, ImageFile> {
  const found = new Map<string, ImageFile | undefined>();
  const read = memoizeText(1000, imageOf);
  for (const { absoluteRef, body } of sources)
    for (const { index, 0: end } of body.matchAll(ADDRESS_END)) {
      const url = (ADDRESS_START.exec(body.slice(Math.max(0, index - 200), index))?.[0] ?? '') + end;
      const file = besideFile(url, absoluteRef);
      const image = isFile(url) && file.startsWith(dirname(entry) + sep) ? read(file) : undefined;
      if (image === undefined) continue;
      found.set(url, found.has(url) && found.get(url)?.href !== image.href ? undefined : image);
    }
  return new Map([...found].flatMap(([url, image]) => (image === undefined ? [] : [[url, image] as const])));
}

/**
 * Creates the content node for a picture. Its width is the one that the author sets, else that of the file; the height
 * is in proportion.
 */
export function pictureOf(
  { href: src, width, height }: ImageFile,
  { alt, width: displayed = width }: { readonly alt: string; readonly width?: number | undefined },
): PictureNode {
  return { kind: 'picture', src, alt, width: displayed, height: Math.round((height * displayed) / width) };
}

/** Returns the absolute path of the file at a URL that is relative to another file. */
export function besideFile(url: string, file: string): string {
  const path = url.replace(/[?#].*$/, '');
  // A path with a stray percent sign is taken literally.
  return resolve(dirname(file), decodeText(path) ?? path);
}

/** Reads a file as a picture of the site; undefined if it cannot be read or measured. */
export function imageOf(file: string): ImageFile | undefined {
  const bytes = bytesOf(file);
  const size = bytes && imageSize(bytes);
  if (bytes === undefined || size === undefined) return undefined;
  const stem = basename(file, extname(file)).replace(/[^\w-]+/g, '-');
  const extension = extname(file).slice(1).toLowerCase();
  return { ...size, file, bytes, href: `/assets/${hashedName(stem, extension, bytes)}` };
}

/** Returns the bytes of a file; undefined for a folder, and for an unreadable file. */
function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
