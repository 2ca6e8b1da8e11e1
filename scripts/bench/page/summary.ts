import { markdownTable } from '../markdown-table.ts';
import { median } from '../median.ts';
import { verdict, type Target } from '../verdict.ts';
import type { Round } from './rounds.ts';
import { DEVICE, KINDS, type View } from './visit.ts';

export interface Measured {
  readonly operation: string;
  readonly rounds: readonly Round<View>[];
  /** `astro 7.3.4` */
  readonly versions: readonly string[];
}

type Name = keyof Round<View>;
type Metric = keyof View;

const COLUMNS: Readonly<Record<Metric, { readonly head: string; readonly shown: (value: number) => string }>> = {
  ...(Object.fromEntries(
    [...KINDS, 'bytes' as const].map((kind) => [
      kind,
      { head: kind === 'bytes' ? 'all kB' : `${kind} kB`, shown: kilobytes },
    ]),
  ) as Record<(typeof KINDS)[number] | 'bytes', { head: string; shown: typeof kilobytes }>),
  requests: { head: 'requests', shown: String },
  fcp: { head: 'FCP ms', shown: whole },
  lcp: { head: 'LCP ms', shown: whole },
  tbt: { head: 'TBT ms', shown: whole },
  cls: { head: 'CLS', shown: (value) => (value === 0 ? '0' : value.toFixed(3)) },
  script: { head: 'script ms', shown: whole },
};
const METRICS = Object.keys(COLUMNS) as Metric[];

/** What was measured, a table of medians and ratios in Markdown, and a line for each target. */
export function summary({ operation, rounds, versions }: Measured): string {
  const figures = (name: Name, label: string) => [
    label,
    ...METRICS.map((metric) => COLUMNS[metric].shown(median(rounds.map((round) => round[name][metric])))),
  ];
  const ratios = (peer: Name, label: string) => [label, ...METRICS.map((metric) => ratioText(rounds, peer, metric))];
  const {
    viewport: { width, height },
    deviceScaleFactor,
  } = DEVICE;
  return [
    `page: operation ${operation}, medians of ${rounds.length} by turns, ${width} by ${height} at ${deviceScaleFactor}, CPU 4x slower, 1.6 Mbps, 150 ms, untouched until 3 s after the network fell silent; ${versions.join(', ')}`,
    '',
    markdownTable([
      ['page', ...METRICS.map((metric) => COLUMNS[metric].head)],
      figures('ours', 'ours'),
      figures('static', 'by hand'),
      figures('starlight', 'Starlight'),
      ratios('static', 'ours to by hand'),
      ratios('starlight', 'ours to Starlight'),
    ]),
    '',
    ...targets(rounds).map((target) => `page: ${verdict(target)}`),
  ].join('\n');
}

/** Median of the ratios of each round; undefined where the peer has nothing to divide by. */
function ratio(rounds: readonly Round<View>[], peer: Name, metric: Metric): number | undefined {
  return rounds.some((round) => round[peer][metric] === 0)
    ? undefined
    : median(rounds.map((round) => round.ours[metric] / round[peer][metric]));
}

function targets(rounds: readonly Round<View>[]): readonly Target[] {
  const ours = (metric: Metric) => rounds.map((round) => round.ours[metric]);
  return [
    {
      name: 'bytes beside Starlight',
      figure: ratio(rounds, 'starlight', 'bytes') ?? Number.NaN,
      limit: 0.7,
      digits: 2,
    },
    {
      name: 'LCP beside the page by hand',
      figure: ratio(rounds, 'static', 'lcp') ?? Number.NaN,
      limit: 1.1,
      digits: 2,
    },
    {
      name: 'LCP beside Starlight',
      figure: ratio(rounds, 'starlight', 'lcp') ?? Number.NaN,
      limit: 0.6,
      digits: 2,
    },
    { name: 'TBT in ms, median', figure: median(ours('tbt')), limit: 0, digits: 0 },
    { name: 'CLS, the worst', figure: Math.max(...ours('cls')), limit: 0, digits: 3 },
  ];
}

function ratioText(rounds: readonly Round<View>[], peer: Name, metric: Metric): string {
  return ratio(rounds, peer, metric)?.toFixed(2) ?? '–';
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function whole(value: number): string {
  return value.toFixed(0);
}
