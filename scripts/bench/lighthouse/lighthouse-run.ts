import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../../cli/problem.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];

/** What Lighthouse thinks of a page in one run. */
export interface Report {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that cost points outside performance: `seo canonical: Document does not have a valid …`. */
  readonly faults: readonly string[];
}

/** The part of Lighthouse's JSON that is read. */
export interface LighthouseJson {
  readonly categories: Readonly<
    Record<
      Category,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * One run on a phone, with Lighthouse's own throttling, in a process and a browser of its own.
 *
 * @param folder the installed peer.
 * @throws {UsageError} when Lighthouse cannot measure the page.
 */
export async function lighthouseRun(folder: string, chromium: string, url: string): Promise<Report> {
  const args = [
    url,
    '--output=json',
    '--quiet',
    '--form-factor=mobile',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${BROWSER_FLAGS.join(' ')}`,
    '--no-enable-error-reporting',
  ];
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(folder, 'node_modules/lighthouse/cli/index.js'), ...args],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 2 ** 27 },
    );
    return toReport(JSON.parse(stdout) as LighthouseJson);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new UsageError(
      `Lighthouse could not measure ${url}: ${stderr.trim().split('\n').at(-1) || message}`,
      'See that Chromium starts on this machine.',
    );
  }
}

/** Scores as Lighthouse prints them, and what costs points. */
export function toReport({ categories, audits }: LighthouseJson): Report {
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category].score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const faults = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1
        ? [`${category} ${id}: ${audit.title}`]
        : [];
    }),
  );
  return { scores, faults };
}
