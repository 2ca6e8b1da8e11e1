import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repository } from '../server.ts';

/** The built site. */
export const dist = resolve(repository, process.env['SITE_DIR'] ?? 'dist');

/** Paths of every page of the site, as its sitemap lists them. */
export const sitemap: readonly string[] = readSitemap(join(dist, 'sitemap.xml'));

/** One page of each kind, the longest guides among them: for what takes seconds a page. */
export const kinds: readonly string[] = [
  '/get-started',
  '/static-wallet',
  '/onboarding',
  '/reference',
  '/reference/operations/listTransactions',
  '/reference/tags/Authentication',
  '/reference/schemas/Transaction',
  '/reference/webhooks/paymentCompleted',
  '/reference/errors/401',
  '/reference/samples',
];

function readSitemap(file: string): string[] {
  if (!existsSync(file)) throw new Error(`There is no built site in ${dist}: run \`npm run build\` first.`);
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
