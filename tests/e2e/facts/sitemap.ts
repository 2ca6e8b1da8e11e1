import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repository } from '../server.ts';

const folder = resolve(repository, process.env['SITE_DIR'] ?? 'dist');

/** Paths of every page of the built site, as its sitemap lists them. */
export const sitemap: readonly string[] = readSitemap(join(folder, 'sitemap.xml'));

/** Every guide, and of the reference, whose pages are alike, every third: for what takes seconds a page. */
export const sampled: readonly string[] = sitemap.filter(
  (path, index) => !path.startsWith('/reference') || index % 3 === 0,
);

function readSitemap(file: string): string[] {
  if (!existsSync(file)) throw new Error(`There is no built site in ${folder}: run \`npm run build\` first.`);
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
