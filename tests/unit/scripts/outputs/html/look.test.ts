import { describe, expect, it } from 'vitest';
import { fontsOf, PAPER, withLook } from '#scripts/outputs/html/look.ts';
import { contrast } from '#scripts/text/contrast.ts';
import { textOf } from '../../../imports.ts';

const TOKENS = [...textOf('src/app/shell/tokens.css').matchAll(/--([\w-]+): (light-dark\(#\w{6}, #\w{6}\))/g)].map(
  ([, name, value = '']) => [name, value.replace(', ', ',')] as const,
);
const css = TOKENS.map(([name, value]) => `--${name}:${value};`).join('');
const code = { styles: [{ css }, { css: '.a{}', classes: ['a'] }], head: '' };
const coloursIn = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+):light-dark\((.*?),(.*?)\)/g)].map(([, name, ...two]) => [name, two]),
  );

describe('the colours of a site', () => {
  it('are those of the design until it has its own, and so are its fonts', () => {
    const { styles } = withLook(code, {}, fontsOf(['a.woff2', 'b.woff2'], {}, '/docs/'));
    expect(styles.slice(0, -1)).toEqual(code.styles);
    expect(styles.at(-1)?.css.match(/(?<=url\()[^)]+|--accent/g)).toEqual(['/docs/a.woff2', '/docs/b.woff2']);
    expect(fontsOf(['a.woff2', 'b.woff2'], { look: { fonts: { mono: '/c.woff2' } } })).toEqual([
      '/a.woff2',
      '/c.woff2',
    ]);
  });

  it('lie on the paper of the design', () => expect(coloursIn(css)['paper']).toEqual([PAPER.light, PAPER.dark]));

  it.each([
    ['#1a4fb4', '#8ab4f8'],
    ['#000000', '#ffffff'],
    ['#b3005e', '#ff8ac4'],
  ])('are %s and %s, with what lies on and below them', (light, dark) => {
    const { styles } = withLook(code, { look: { accent: { light, dark } } }, []);
    expect(styles.slice(0, -1)).toEqual(code.styles);
    const own = coloursIn(styles.at(-1)?.css ?? '');
    expect(Object.keys(own).filter((name) => !(name in coloursIn(css)))).toEqual([]);
    const after = { ...coloursIn(css), ...own };
    expect(after).toMatchObject({ accent: [light, dark], focus: [light, dark] });
    for (const at of [0, 1]) {
      const colour = (name: string): string => after[name]?.[at] ?? '';
      for (const ink of ['accent', 'ink', 'ink-soft', 'get', 'warning'])
        expect(contrast(colour(ink), colour('accent-soft'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour('on-accent'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
      // Panels of samples have the text of the dark scheme.
      expect(contrast(after['ink-soft']?.[1] ?? '', colour('code'))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it.each([
  ['a logo', { look: { logo: { light: logo('a'), dark: logo('b') } } }],
  ['links', { links: [{ label: 'Status', url: '/status' }] }],
])('%s bring styles of their own, which no other site has', (_, given) => {
  expect(withLook(code, given, []).styles.slice(0, -2)).toEqual(code.styles);
  expect(withLook(code, given, []).styles.at(-1)?.classes).toEqual([
    'site-logo',
    'site-link',
    'site-links',
    'site-line',
  ]);
});

function logo(name: string) {
  return { href: `/assets/${name}.svg`, width: 84, height: 28 };
}
