import { markdownTable } from '../markdown-table.ts';
import { median } from '../median.ts';
import { verdict, type Target } from '../verdict.ts';
import type { Category, Report } from './lighthouse-run.ts';

/** A kind of page and what Lighthouse said of one such page in each run. */
export interface Kind {
  readonly name: string;
  readonly page: string;
  readonly reports: readonly Report[];
}

const WHOLE = ['accessibility', 'best-practices', 'seo'] as const;

/**
 * A table in Markdown (performance: median; the others: the worst of all runs), what cost points, and a line for each
 * target.
 */
export function summary(kinds: readonly Kind[], version: string): string {
  const runs = kinds[0]?.reports.length ?? 0;
  const faults = new Map(
    kinds.flatMap(({ name, reports }) =>
      reports.flatMap((report) => report.faults.map((fault) => [`${name} ${fault}`, `lighthouse: ${name}, ${fault}`])),
    ),
  );
  return [
    `lighthouse: version ${version}, mobile, simulated throttling, ${runs} runs of each page by turns; performance is the median, with the lowest and highest, the others the worst`,
    '',
    markdownTable([['kind', 'page', 'performance', 'accessibility', 'best practices', 'SEO'], ...kinds.map(row)]),
    '',
    ...faults.values(),
    ...targets(kinds).map((target) => `lighthouse: ${verdict(target)}`),
  ].join('\n');
}

function row({ name, page, reports }: Kind): readonly string[] {
  const performance = scores(reports, 'performance');
  const spread = `${median(performance)} (${Math.min(...performance)}–${Math.max(...performance)})`;
  return [name, `\`${page}\``, spread, ...WHOLE.map((category) => String(Math.min(...scores(reports, category))))];
}

function targets(kinds: readonly Kind[]): readonly Target[] {
  const worst = (category: Category) => Math.min(...kinds.flatMap(({ reports }) => scores(reports, category)));
  return [
    {
      name: 'performance, the lowest median',
      figure: Math.min(...kinds.map(({ reports }) => median(scores(reports, 'performance')))),
      limit: 98,
      sense: 'at least',
      digits: 0,
    },
    ...WHOLE.map((category): Target => ({
      name: `${category}, the worst run`,
      figure: worst(category),
      limit: 100,
      sense: 'at least',
      digits: 0,
    })),
  ];
}

function scores(reports: readonly Report[], category: Category): readonly number[] {
  return reports.map((report) => report.scores[category]);
}
