import { describe, expect, it } from 'vitest';
import { inRounds, type Round } from '#scripts/bench/page/rounds.ts';
import { ratio, summary } from '#scripts/bench/page/summary.ts';
import type { View } from '#scripts/bench/page/visit.ts';

const VIEW: View = {
  html: 7000,
  css: 10_000,
  js: 2900,
  font: 0,
  other: 240,
  bytes: 20_140,
  requests: 4,
  fcp: 500,
  lcp: 500,
  tbt: 0,
  cls: 0,
  script: 20,
};

/** A round with LCPs of its own. */
function round(ours: number, byHand: number): Round<View> {
  return {
    ours: { ...VIEW, lcp: ours },
    static: { ...VIEW, lcp: byHand, js: 0, bytes: 4000 },
    starlight: { ...VIEW, lcp: 900, bytes: 50_350 },
  };
}

describe('rounds', () => {
  it('open every page once, another one first each time, and leave out the first', async () => {
    const opened: string[] = [];
    const rounds = await inRounds(
      { ours: 'o', static: 'b', starlight: 's' },
      3,
      async (path) => `${path}${opened.push(path)}`,
      { stage: () => undefined },
    );
    expect(opened.join('')).toBe('obsbsosobobs');
    expect(rounds).toEqual([
      { ours: 'o6', static: 'b4', starlight: 's5' },
      { ours: 'o8', static: 'b9', starlight: 's7' },
      { ours: 'o10', static: 'b11', starlight: 's12' },
    ]);
  });
});

describe('the summary of a page', () => {
  const rounds = [round(500, 500), round(900, 600), round(600, 500)];
  const printed = summary({ operation: 'pay', rounds, versions: ['astro 7.3.4'] });

  it('takes the median of the ratios, not the ratio of the medians', () => {
    expect(ratio(rounds, 'static', 'lcp')).toBeCloseTo(1.2);
    expect(ratio([round(100, 200), round(300, 100), round(200, 100)], 'static', 'lcp')).toBe(2);
  });

  it('has no ratio to nothing', () => {
    expect(ratio(rounds, 'static', 'js')).toBeUndefined();
  });

  it('prints medians and ratios as a table', () => {
    expect(printed).toContain(
      '| page | html kB | css kB | js kB | font kB | other kB | all kB | requests | FCP ms | LCP ms | TBT ms | CLS | script ms |\n|---|',
    );
    expect(printed).toContain('| ours | 7.0 | 10.0 | 2.9 | 0.0 | 0.2 | 20.1 | 4 | 500 | 600 | 0 | 0 | 20 |');
    expect(printed).toContain(
      '| ours to by hand | 1.00 | 1.00 | – | – | 1.00 | 5.04 | 1.00 | 1.00 | 1.20 | – | – | 1.00 |',
    );
    expect(printed).toContain('medians of 3 by turns');
    expect(printed).toContain('astro 7.3.4');
  });

  it('judges each target', () => {
    expect(printed.split('\n').filter((line) => /^page: (not )?met/.test(line))).toEqual([
      'page: met: bytes beside Starlight 0.40 (at most 0.70)',
      'page: not met: LCP beside the page by hand 1.20 (at most 1.10)',
      'page: not met: LCP beside Starlight 0.67 (at most 0.60)',
      'page: met: TBT in ms, median 0 (at most 0)',
      'page: met: CLS, the worst 0.000 (at most 0.000)',
    ]);
  });

  it('takes no shift of a single run lightly', () => {
    const shifted = [round(500, 500), round(500, 500), { ...round(500, 500), ours: { ...VIEW, cls: 0.02 } }];
    expect(summary({ operation: 'pay', rounds: shifted, versions: [] })).toContain(
      'page: not met: CLS, the worst 0.020',
    );
  });
});
