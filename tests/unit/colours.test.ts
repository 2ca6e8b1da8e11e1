/** Colours hold their contrasts in both schemes (WCAG 2.2 AA): 4.5:1 for text, 3:1 for edges of controls and the focus. */
import { describe, expect, it } from 'vitest';
import { contrast, mixed } from '#scripts/text/contrast.ts';
import { textOf } from './imports.ts';

const TOKENS = [
  ...textOf('src/app/shell/tokens.css').matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g),
];
const SURFACES = ['paper', 'panel', 'panel-strong', 'tinted', 'raised'];
const METHODS = ['get', 'post', 'put', 'delete'];
const SYNTAX = ['keyword', 'string', 'constant', 'function'].map((kind) => `code-${kind}`);
const TEXT = 4.5;

/** What stands on what, with the least contrast. Grounds such as `put 13%` are of a tone in the paper. */
const PAIRS: readonly (readonly [ink: string, grounds: readonly string[], least: number])[] = [
  [
    'ink',
    [...SURFACES, 'accent-soft', 'accent 28%', ...['get', 'put', 'delete', 'accent'].map((tone) => `${tone} 7%`)],
    TEXT,
  ],
  ['ink-soft', [...SURFACES, 'accent-soft'], TEXT],
  ['accent', [...SURFACES, 'accent-soft'], TEXT],
  ['on-accent', ['accent'], TEXT],
  ['warning', [...SURFACES, 'accent-soft', 'warning 9%'], TEXT],
  ...METHODS.map((method) => [method, [...SURFACES, 'accent-soft', `${method} 13%`], TEXT] as const),
  ['edge', ['paper', 'panel', 'raised', 'tinted'], 3],
  ['focus', SURFACES, 3],
];
/** On the panels of samples, whose text is that of the dark scheme. */
const IN_SAMPLES = [...SYNTAX, 'ink', 'ink-soft', 'accent', 'warning', 'delete'];

describe.each([
  ['light', 2],
  ['dark', 3],
] as const)('in the %s scheme', (_, at) => {
  const [colours, dark] = [at, 3].map(
    (scheme) => new Map(TOKENS.map((token) => [token[1] ?? '', token[scheme] ?? token[4] ?? ''])),
  ) as [Map<string, string>, Map<string, string>];
  const groundOf = (words: string): string => {
    const [name = '', share] = words.split(' ');
    const colour = colours.get(name) ?? '';
    return share === undefined ? colour : mixed(colours.get('paper') ?? '', colour, Number.parseInt(share, 10) / 100);
  };

  it.each(PAIRS)('%s stands out from %j by %d', (ink, grounds, least) => {
    const ratios = grounds.map((ground) => [ground, contrast(colours.get(ink) ?? '', groundOf(ground))] as const);
    expect(ratios.filter(([, ratio]) => ratio < least)).toEqual([]);
  });

  it.each(IN_SAMPLES)('%s stands out from samples', (ink) =>
    expect(contrast(dark.get(ink) ?? '', colours.get('code') ?? '')).toBeGreaterThanOrEqual(TEXT),
  );

  it('every colour of the file has its pair', () => {
    const paired = new Set([...PAIRS.flatMap(([ink, grounds]) => [ink, ...grounds]), ...IN_SAMPLES, 'code']);
    // Decoration alone.
    expect([...colours.keys()].filter((name) => !paired.has(name))).toEqual(['hairline']);
  });
});
