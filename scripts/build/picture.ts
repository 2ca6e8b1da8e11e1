/** The picture of a page that chats and social networks show beside a link to it (Open Graph protocol). */
import type { Href } from '#src/model/nav.ts';
import type { Page } from '#src/model/page.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { OVERVIEW } from '../compile/pages/reference/page-head.ts';
import { vendorFile } from '../cli/packed.ts';
import { escapeXml } from './escape-xml.ts';
import { linesOf } from './picture-lines.ts';

/** Half the usual size, with the same proportions: sharp enough for a card, at a quarter of the time. */
const SIZE = { width: 800, height: 420 };
const EDGE = 54;
/** Room for a logo. */
const LOGO = { width: 400, height: 48 };

/** What tells whose page it is: the logo of a site, else our mark in its colour, and its name. */
export interface Mark {
  readonly brand: string;
  readonly colour?: string;
  readonly logo?: { readonly href: string; readonly bytes: Uint8Array };
}

/** Files of the font, in the package that they are of. */
export const FONTS = [
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
];

/** Which pages have a picture of their own: a thousand would take most of a build. */
export type Pictures = 'each' | 'shared' | 'none';

/** Loaded with the first picture: most commands draw none. */
const renderer = memoize(() => import('@resvg/resvg-js').catch(() => undefined));

/** Whether pictures can be drawn: the renderer is a native program, which a platform or an installation may lack. */
export async function canDraw(): Promise<boolean> {
  return (await renderer()) !== undefined;
}

/** The page whose picture a page shows: its own; where they share one, all of the reference show that of its overview. */
export function pictureOwner({ kind, href }: Pick<Page, 'kind' | 'href'>, pictures: Pictures): Href | undefined {
  if (kind === 'notFound' || pictures === 'none') return undefined;
  return pictures === 'shared' && kind !== 'guide' ? OVERVIEW : href;
}

/** Path of the picture of a page below the output folder. */
export function picturePath(owner: Href): string {
  return `${owner.slice(1)}/picture.png`;
}

/**
 * Draws the picture of a page as PNG, in the colours of the dark scheme (`tokens.css`).
 *
 * @throws {Error} where it cannot.
 */
export async function pictureOf(
  { heading, description }: Pick<Page, 'heading' | 'description'>,
  mark: Mark,
): Promise<Uint8Array> {
  const resvg = await renderer();
  if (resvg === undefined) throw new Error('`@resvg/resvg-js` is not installed.');
  const image = await resvg.renderAsync(picture(heading, description, mark), {
    font: { loadSystemFonts: false, fontFiles: FONTS.map(vendorFile), defaultFontFamily: 'Inter' },
  });
  return image.asPng();
}

function picture(heading: string, description: string, mark: Mark): string {
  const width = SIZE.width - 2 * EDGE;
  const large = linesOf(heading, { width, size: 50, most: 2 });
  const titles = large.isCut ? linesOf(heading, { width, size: 36, most: 3 }) : large;
  const size = titles === large ? 50 : 36;
  const top = 190;
  const title = titles.lines.map((line, index) => text(line, top + index * size * 1.2, size, 600, '#e4ebe8'));
  const below = top + (titles.lines.length - 1) * size * 1.2 + 46;
  const lead = linesOf(description, { width, size: 24, most: 3 }).lines.map((line, index) =>
    text(line, below + index * 34, 24, 400, '#a9b6b1'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <rect width="100%" height="100%" fill="#101413"/>
    ${markOf(mark)}
    ${[...title, ...lead].join('')}
  </svg>`;
}

function markOf({ brand, colour = '#77c4a6', logo }: Mark): string {
  if (logo !== undefined) {
    const type = logo.href.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
    const href = `data:${type};base64,${Buffer.from(logo.bytes).toString('base64')}`;
    return `<image x="${EDGE}" y="44" width="${LOGO.width}" height="${LOGO.height}" preserveAspectRatio="xMinYMid" href="${href}"/>`;
  }
  return `<g transform="translate(${EDGE} 48) scale(1.6)" fill="${colour}"><path d="M3 21V11a9 9 0 0 1 18 0v10h-5V11a4 4 0 0 0-8 0v10z"/><circle cx="12" cy="18.5" r="2.5"/></g>
    ${text(linesOf(brand, { width: 500, size: 24, most: 1 }).lines[0] ?? '', 76, 24, 600, '#e4ebe8', EDGE + 50)}`;
}

function text(words: string, y: number, size: number, weight: number, colour: string, x = EDGE): string {
  return `<text x="${x}" y="${y}" font-family="Inter" font-size="${size}" font-weight="${weight}" fill="${colour}">${escapeXml(words)}</text>`;
}
