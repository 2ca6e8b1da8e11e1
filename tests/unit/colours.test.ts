/** Colours hold their contrasts in both schemes (WCAG 2.2 AA): 4.5:1 for text, 3:1 for edges of controls and the focus. */
import { describe, expect, it } from 'vitest';
import { textOf } from './imports.ts';
import { contrast } from './contrast.ts';

const TOKENS = [...textOf('src/shell/tokens.css').matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];
const SURFACES = ['paper', 'panel', 'panel-strong', 'tinted', 'raised'];
const METHODS = ['get', 'post', 'put', 'delete', 'webhook'];

/** What stands on what, with the least contrast. */
const PAIRS: readonly (readonly [ink: string, grounds: readonly string[], least: number])[] = [
  ['ink', [...SURFACES, 'accent-soft', 'put-soft', 'delete-soft', 'warning-soft'], 4.5],
  ['ink-soft', [...SURFACES, 'accent-soft', 'warning-soft'], 4.5],
  ['accent', [...SURFACES, 'accent-soft'], 4.5],
  ['on-accent', ['accent'], 4.5],
  ['warning', [...SURFACES, 'accent-soft', 'warning-soft'], 4.5],
  ['put', ['put-soft'], 4.5],
  ['delete', ['delete-soft'], 4.5],
  ...METHODS.map((method) => [method, [...SURFACES, 'accent-soft'], 4.5] as const),
  ...['keyword', 'string', 'constant', 'function', 'comment'].map(
    (kind) => [`code-${kind}`, ['paper', 'panel', 'panel-strong', 'raised'], 4.5] as const,
  ),
  ['edge', ['paper', 'panel', 'raised', 'tinted'], 3],
  ['focus', SURFACES, 3],
];

describe.each([
  ['light', 2],
  ['dark', 3],
] as const)('in the %s scheme', (_, at) => {
  const colours = new Map(TOKENS.map((token) => [token[1] ?? '', token[at] ?? '']));

  it.each(PAIRS)('%s stands out from %j by %d', (ink, grounds, least) => {
    const faint = grounds.flatMap((ground) => {
      const ratio = contrast(colours.get(`--${ink}`) ?? '', colours.get(`--${ground}`) ?? '');
      return ratio >= least ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)}`];
    });
    expect(faint).toEqual([]);
  });

  it('every colour of the file has its pair', () => {
    const paired = new Set(PAIRS.flatMap(([ink, grounds]) => [ink, ...grounds].map((name) => `--${name}`)));
    // Decoration alone.
    expect([...colours.keys()].filter((name) => !paired.has(name))).toEqual(['--hairline']);
  });
});
