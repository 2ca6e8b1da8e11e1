/** The looks of one site in pages that are built for all: its colours, and the styles of its logo and links. */
import type { InlineCode, StyleGroup } from '#src/model/render.ts';
import type { Schemes, SiteConfig } from '#src/model/site.ts';
import { contrast, mixed } from '../text/contrast.ts';

/** The ground of pages, `--paper` of `tokens.css`. */
export const PAPER: Schemes<string> = { light: '#ffffff', dark: '#101413' };
const INKS = ['#ffffff', '#06100c'] as const;
/** Share of the accent in its ground, faint enough for all text. */
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
].join('');

/** Styles of a site's own colours, logo and links, as groups after all others; none for most. */
export function ownStyles({ look, links = [] }: Pick<SiteConfig, 'look' | 'links'>): readonly StyleGroup[] {
  const colours = look?.accent === undefined ? [] : [{ css: coloursOf(look.accent) }];
  const hasNoOthers = look?.logo === undefined && links.length === 0;
  const others = { css: LOGO_AND_LINKS, classes: ['site-logo', 'site-link', 'site-links'] };
  return hasNoOthers ? colours : [...colours, others];
}

/** The code of every page with the looks of a site: the same where it has none of its own. */
export function withLook(code: InlineCode, config: Pick<SiteConfig, 'look' | 'links'>): InlineCode {
  return { ...code, styles: [...code.styles, ...ownStyles(config)] };
}

/** The tokens of `tokens.css` that follow the accent. */
function coloursOf(accent: Schemes<string>): string {
  const both = (shade: (colour: string, paper: string) => string): string =>
    `light-dark(${shade(accent.light, PAPER.light)},${shade(accent.dark, PAPER.dark)})`;
  const clearest = (colour: string): string =>
    [...INKS].sort((a, b) => contrast(b, colour) - contrast(a, colour))[0] ?? INKS[0];
  const tokens = {
    accent: both((colour) => colour),
    'accent-soft': both((colour, paper) => mixed(paper, colour, FAINT)),
    'on-accent': both(clearest),
    focus: both((colour) => colour),
  };
  return `:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}
