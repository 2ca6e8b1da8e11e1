/** The look of one site, applied to the shared assets: its fonts and colours, and the styles of its logo and links. */
import type { InlineCode, StyleGroup } from '#src/model/render.ts';
import type { Schemes, SiteConfig } from '#src/model/site.ts';
import { contrast, mixed } from '../../text/contrast.ts';

/** The background of pages, `--paper` of `tokens.css`. */
export const PAPER: Schemes<string> = { light: '#ffffff', dark: '#0c110f' };
const INKS = ['#ffffff', '#06100c'] as const;
/** Share of the accent colour in a tinted background, from 0 to 1: small enough for all text on it to be readable. */
const FAINT = 0.08;

const LOGO_AND_LINKS = [
  '.site-logo{flex:none;max-width:11rem;object-fit:contain}',
  '.site-logo-dark{display:none}',
  'html[data-mantine-color-scheme=dark] .site-logo-light{display:none}',
  'html[data-mantine-color-scheme=dark] .site-logo-dark{display:block}',
  '@media (prefers-color-scheme:dark){',
  'html:not([data-mantine-color-scheme]) .site-logo-light{display:none}',
  'html:not([data-mantine-color-scheme]) .site-logo-dark{display:block}}',
  '.site-link{display:none}',
  '@media (width>=1000px){.site-links{display:none}.site-link{display:block;padding:.4rem;color:inherit;font-size:.875rem;white-space:nowrap}}',
  '.site-line{padding:.375rem 1rem;background:var(--accent-soft);color:var(--accent);font-size:.8125rem;font-weight:500;text-align:center}',
].join('');

type OwnLook = Pick<SiteConfig, 'look' | 'links' | 'announcement'>;

/**
 * Names of the font families in `--sans` and `--mono` of `tokens.css`. The default fonts and a site's own fonts have
 * the same names.
 */
const FAMILIES = ['G', 'M'] as const;

/** Returns the URLs of the text font and of the code font. Each is the site's own font or the default font. */
export function fontsOf(fonts: readonly string[], { look }: Pick<SiteConfig, 'look'>, base = '/'): readonly string[] {
  return [look?.fonts?.sans, look?.fonts?.mono].map((own, index) => base + (own?.slice(1) ?? fonts[index] ?? ''));
}

/**
 * Returns the style groups for a site's fonts, colours, logo and links. They have to follow all other groups. A font
 * that arrives after the first paint is not used on that page, so that text does not move (`font-display: optional`;
 * CSS Fonts 4, 11.1).
 *
 * @param fonts URLs of the fonts (`fontsOf`).
 */
export function ownStyles(
  { look, links = [], announcement }: OwnLook,
  fonts: readonly string[],
): readonly StyleGroup[] {
  const faces = fonts.map(
    (url, index) =>
      `@font-face{font-family:${FAMILIES[index]};src:url(${url});font-weight:400 600;font-display:optional}`,
  );
  const tokens = {
    ...(look?.accent === undefined ? {} : coloursOf(look.accent)),
    ...(look?.radius === undefined
      ? {}
      : { radius: `${look.radius}px`, 'radius-lg': `${Math.round(look.radius * 1.7)}px` }),
  };
  const own = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  const all = [{ css: faces.join('') + (own.length === 0 ? '' : `:root{${own.join(';')}}`) }];
  const hasNoOthers = look?.logo === undefined && links.length === 0 && announcement === undefined;
  const others = { css: LOGO_AND_LINKS, classes: ['site-logo', 'site-link', 'site-links', 'site-line'] };
  return hasNoOthers ? all : [...all, others];
}

/**
 * Adds the styles of a site's look to the inline code of its pages. A site without a look gets the styles of the
 * default fonts.
 */
export function withLook(code: InlineCode, config: OwnLook, fonts: readonly string[]): InlineCode {
  return { ...code, styles: [...code.styles, ...ownStyles(config, fonts)] };
}

/** Returns the values of the tokens in `tokens.css` that depend on the accent colour, by name without `--`. */
function coloursOf(accent: Schemes<string>): Readonly<Record<string, string>> {
  const both = (shade: (colour: string, paper: string) => string): string =>
    `light-dark(${shade(accent.light, PAPER.light)},${shade(accent.dark, PAPER.dark)})`;
  const clearest = (colour: string): string =>
    [...INKS].sort((a, b) => contrast(b, colour) - contrast(a, colour))[0] ?? INKS[0];
  return {
    accent: both((colour) => colour),
    'accent-soft': both((colour, paper) => mixed(paper, colour, FAINT)),
    'on-accent': both(clearest),
    focus: both((colour) => colour),
    code: `light-dark(${mixed(PAPER.dark, accent.light, 2 * FAINT)},${mixed(PAPER.dark, accent.dark, FAINT)})`,
  };
}
