import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import type { Logo, Schemes, SiteConfig, SiteLink, SiteLook } from '#src/model/site.ts';
import { asRecord, asText, isRecord } from '#src/shared/schema/raw.ts';
import type { Problem } from '../../cli/problem.ts';
import { hashedName } from '../../text/key-of.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { contrast, LEAST_CONTRAST, mixed } from '../../text/contrast.ts';
import type { YamlFile } from '../../description/source/yaml.ts';
import { imageOf, type ImageFile, type OwnFile } from '../../description/source/images.ts';

/** Height of a logo in the top bar, in CSS pixels. */
const LOGO_HEIGHT = 28;
/**
 * Colours with which an accent is tested, by colour scheme. `ground` is the background in `tokens.css` with the least
 * contrast to text. An accent is mixed with `away`, black or white, to suggest one that has more contrast with
 * `ground`.
 */
const GROUNDS: Schemes<{ readonly ground: string; readonly away: string }> = {
  light: { ground: '#e5ece9', away: '#000000' },
  dark: { ground: '#232c28', away: '#ffffff' },
};

/** The settings in `site.yaml` for the look of a site, and the files that these settings name. */
interface ReadLook extends Pick<SiteConfig, 'look' | 'links' | 'button' | 'footer' | 'announcement'> {
  readonly images: readonly OwnFile[];
  readonly problems: readonly Problem[];
}

/** The allowed file extensions of a picture, and the hint for any other extension. */
interface Format {
  readonly extension: RegExp;
  readonly hint: string;
}

const MARK: Format = {
  extension: /\.(svg|png)$/i,
  hint: 'Give the path of an SVG or PNG file in the folder of `site.yaml`, such as `images/logo.svg`.',
};
/** Picture formats that chats and social networks read. */
const PHOTO: Format = {
  extension: /\.(png|jpe?g|webp)$/i,
  hint: 'Use a PNG, JPEG or WebP file, such as `images/card.png`.',
};

type Report = (key: string, message: string, hint: string) => void;

/** Reads the settings for the look of a site, and the links in its header and footer. */
export function readLook(yaml: YamlFile, file: string): ReadLook {
  const { accent, fonts, radius, logo, favicon, picture, links, button, footer, announcement } = asRecord(yaml.value);
  const problems: Problem[] = [];
  const report: Report = (key, message, hint) =>
    problems.push({ check: 'site-config', severity: 'error', message, hint, location: yaml.locate([key]) });
  const images: OwnFile[] = [];
  const imageAt = (key: string, name: string, format: Format = MARK): ImageFile | undefined => {
    const path = resolve(dirname(file), name);
    const image =
      format.extension.test(name) && !relative(dirname(file), path).startsWith('..') ? imageOf(path) : undefined;
    if (image === undefined) report(key, `\`${name}\` is not a picture beside \`site.yaml\`.`, format.hint);
    else images.push(image);
    return image;
  };
  const fontAt = (family: 'sans' | 'mono'): { readonly [Family in 'sans' | 'mono']?: string } => {
    const name = asText(asRecord(fonts)[family]);
    if (name === '') return {};
    const path = resolve(dirname(file), name);
    const bytes = relative(dirname(file), path).startsWith('..') ? undefined : bytesOf(path);
    // A WOFF2 file begins with this signature (WOFF 2.0, section 4.1).
    if (bytes?.toString('latin1', 0, 4) !== 'wOF2') {
      report(
        'fonts',
        `\`${name}\` is not a WOFF2 font beside \`site.yaml\`.`,
        'Give the path of a WOFF2 file in the folder of `site.yaml`, such as `fonts/text.woff2`.',
      );
      return {};
    }
    const href = `/assets/${hashedName(basename(name, '.woff2'), 'woff2', bytes)}`;
    images.push({ file: path, href, bytes });
    return { [family]: href };
  };
  const logos = logo === undefined ? undefined : schemesOf(logo);
  const light = logos && imageAt('logo', logos.light);
  const dark = logos?.dark === logos?.light ? light : logos && imageAt('logo', logos.dark);
  const icon = favicon === undefined ? undefined : imageAt('favicon', asText(favicon));
  const link = picture === undefined ? undefined : imageAt('picture', asText(picture), PHOTO);
  const colours = accent === undefined ? undefined : accentOf(schemesOf(accent), report);
  const look: SiteLook = omitUndefined({
    accent: colours,
    fonts: fonts === undefined ? undefined : { ...fontAt('sans'), ...fontAt('mono') },
    radius: typeof radius === 'number' ? radius : undefined,
    logo: light && dark && { light: logoOf(light), dark: logoOf(dark) },
    favicon: icon?.href,
    picture: link?.href,
  });
  const columns = Object.entries(asRecord(footer)).map(([label, column]) => ({ label, links: linksOf(column) }));
  return omitUndefined({
    look: Object.keys(look).length === 0 ? undefined : look,
    links: links === undefined ? undefined : linksOf(links),
    button: linksOf(button)[0],
    announcement: linksOf(announcement)[0],
    footer: footer === undefined ? undefined : columns,
    images,
    problems,
  });
}

/**
 * Returns a value for each colour scheme. `value` is a string for both schemes, or an object with a string for each.
 */
function schemesOf(value: unknown): Schemes<string> {
  const { light, dark } = asRecord(value);
  return isRecord(value) ? { light: asText(light), dark: asText(dark) } : { light: asText(value), dark: asText(value) };
}

function logoOf({ href, width, height }: ImageFile): Logo {
  return { href, width: Math.round((width * LOGO_HEIGHT) / height), height: LOGO_HEIGHT };
}

/**
 * Returns the accent colours if text in these colours is readable on every background; otherwise reports problems and
 * returns undefined.
 */
function accentOf(given: Schemes<string>, report: Report): Schemes<string> | undefined {
  const problems = (['light', 'dark'] as const).flatMap((scheme): (readonly [message: string, hint: string])[] => {
    const colour = given[scheme].toLowerCase();
    if (!/^#[\da-f]{6}$/.test(colour)) return [];
    const { ground, away } = GROUNDS[scheme];
    const ratio = contrast(colour, ground);
    if (ratio >= LEAST_CONTRAST) return [];
    const shares = Array.from({ length: 100 }, (_, index) => mixed(colour, away, (index + 1) / 100));
    const near = shares.find((one) => contrast(one, ground) >= LEAST_CONTRAST) ?? away;
    return [
      [
        `The accent \`${colour}\` has a contrast of ${ratio.toFixed(1)} with backgrounds of the ${scheme} scheme; text needs ${LEAST_CONTRAST} (WCAG 2.2, 1.4.3).`,
        `The nearest readable colour is \`${near}\`.`,
      ],
    ];
  });
  for (const [message, hint] of problems) report('accent', message, hint);
  return problems.length > 0 ? undefined : { light: given.light.toLowerCase(), dark: given.dark.toLowerCase() };
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function linksOf(value: unknown): readonly SiteLink[] {
  return Object.entries(asRecord(value)).map(([label, url]) => ({ label, url: asText(url) }));
}
