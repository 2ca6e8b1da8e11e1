/** The looks of one site in pages that are built for all: its colours, and the styles of its logo and links. */
import type { InlineCode, StyleGroup } from '#src/model/render.ts';
import type { Schemes, SiteConfig } from '#src/model/site.ts';
import { contrast, mixed } from '../text/contrast.ts';

/** Colours of `tokens.css` that follow the accent, as a build writes them. The first of two that are alike is the accent. */
export const FOLLOWING: Readonly<Record<'accent' | 'accent-soft' | 'on-accent' | 'focus', Schemes<string>>> = {
  accent: { light: '#0a6b4e', dark: '#77c4a6' },
  'accent-soft': { light: '#eaf6f1', dark: '#15291f' },
  'on-accent': { light: '#fff', dark: '#06251a' },
  focus: { light: '#0a6b4e', dark: '#a6d6c3' },
};
const PAPER: Schemes<string> = { light: '#ffffff', dark: '#101413' };
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

/** Styles of what a site has and others have not; none for most. */
export function ownStyles({ look, links = [] }: Pick<SiteConfig, 'look' | 'links'>): readonly StyleGroup[] {
  const own = { css: LOGO_AND_LINKS, classes: ['site-logo', 'site-link', 'site-links'] };
  return look?.logo === undefined && links.length === 0 ? [] : [own];
}

/** The code of every page with the looks of a site: the same where it has none of its own. */
export function withLook(code: InlineCode, config: Pick<SiteConfig, 'look' | 'links'>): InlineCode {
  const accent = config.look?.accent;
  const styles = accent === undefined ? code.styles : recoloured(code.styles, accent);
  return { ...code, styles: [...styles, ...ownStyles(config)] };
}

/** @throws {Error} when the styles have none of the colours: a mistake of this module. */
function recoloured([first, ...others]: InlineCode['styles'], accent: Schemes<string>): InlineCode['styles'] {
  const shades = (make: (colour: string, paper: string) => string): Schemes<string> => ({
    light: make(accent.light, PAPER.light),
    dark: make(accent.dark, PAPER.dark),
  });
  const colours: Readonly<Record<keyof typeof FOLLOWING, Schemes<string>>> = {
    accent,
    'accent-soft': shades((colour, paper) => mixed(paper, colour, FAINT)),
    'on-accent': shades((colour) => [...INKS].sort((a, b) => contrast(b, colour) - contrast(a, colour))[0] ?? INKS[0]),
    focus: accent,
  };
  const css = Object.entries(FOLLOWING).reduce((text, [name, before]) => {
    if (!text.includes(written(before))) throw new Error(`The styles have no colour \`${name}\`.`);
    return text.replace(written(before), written(colours[name as keyof typeof FOLLOWING]));
  }, first?.css ?? '');
  return [{ ...first, css }, ...others];
}

const written = ({ light, dark }: Schemes<string>): string => `light-dark(${light},${dark})`;
